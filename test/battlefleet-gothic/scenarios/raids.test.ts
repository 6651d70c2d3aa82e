import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWithinZone,
  loggedDice,
  mapOdds,
  odds,
  probability,
  scriptedDice,
  seededDice,
} from 'wargame-rules';
import {
  battleResult,
  blockadeRun,
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  checkSpacing,
  convoy,
  cruiserClash,
  decideScenario,
  type Fleet,
  generateSubplot,
  hitAndRun,
  markersToWake,
  markersWoken,
  reinforcementReach,
  renownAfterBattle,
  rollCluster,
  rollForces,
  SPACINGS,
  scenarioEnds,
  setUpScenario,
  setUpSubplot,
  theBait,
  theRaiders,
  unreadyLeadership,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, transports, zoneHolds } from './arbitraries';

const table = { width: 180, height: 120 } as const;
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const codes = (reasons: readonly { readonly code: string; readonly path?: string }[]) =>
  reasons.map(({ code: kind, path }) => `${kind.replace('scenario/', '')} ${path}`);

describe('scenario one: Cruiser Clash', () => {
  const forces = (first: Fleet, second: Fleet) => ({
    agreed: {},
    rolls: {},
    forces: { fleets: { first, second } },
  });
  const lions = fleet({ capitalShips: [cruiser('lion', 185)] });
  const tigers = fleet({ capitalShips: [cruiser('tiger', 170)] });
  const battle = (one: CapitalShipFate, other: CapitalShipFate) =>
    ({
      players: { first: 'Ann', second: 'Ben' },
      ledger: {
        sides: [side('Ann', lions, { capitalShips: [one] }), side('Ben', tigers, { capitalShips: [other] })],
      },
      events: {},
    }) as const;

  it('BG-FORMAT-1: takes one to four cruisers of up to 185 points, as many on both sides', () => {
    expect(checkForces(cruiserClash, deepFreeze(forces(lions, tigers)))).toEqual([]);
    const five = fleet({
      capitalShips: ['a', 'b', 'c', 'd', 'e'].map((id) => cruiser(id, 186)),
      squadrons: [squadron('s', 2)],
    });
    expect(codes(checkForces(cruiserClash, forces(five, tigers)))).toEqual([
      'wrong-ship forces.fleets.first.squadrons[0]',
      'too-many-ships forces.fleets.first.capitalShips',
      'unequal-numbers forces.fleets',
      ...[0, 1, 2, 3, 4].map((index) => `too-many-points forces.fleets.first.capitalShips[${index}]`),
    ]);
    const battleship = fleet({ capitalShips: [cruiser('wall', 100, { type: 'battleship' })] });
    expect(codes(checkForces(cruiserClash, forces(battleship, tigers)))).toEqual([
      'wrong-ship forces.fleets.first.capitalShips[0].type',
    ]);
    const none = fleet({ squadrons: [squadron('s', 2)] });
    expect(codes(checkForces(cruiserClash, forces(none, tigers)))).toContain(
      'too-few-ships forces.fleets.first.capitalShips',
    );
  });

  it('knows the alternatives: no cap, one carrier, a limit for the fleet', () => {
    const dear = (carrier: boolean) =>
      fleet({ capitalShips: [cruiser('dear', 230, { carrier }), cruiser('plain', 100)] });
    const two = fleet({ capitalShips: [cruiser('x', 185), cruiser('y', 185)] });
    const check = (agreed: object, first: Fleet) =>
      codes(checkForces(cruiserClash, { ...forces(first, two), agreed }));
    expect(check({}, dear(true))).toEqual(['too-many-points forces.fleets.first.capitalShips[0]']);
    expect(check({ alternative: 'no-cap' }, dear(false))).toEqual([]);
    expect(check({ alternative: 'one-carrier' }, dear(true))).toEqual([]);
    expect(check({ alternative: 'one-carrier' }, dear(false))).toHaveLength(1);
    expect(check({ alternative: 'points' }, dear(true))).toEqual([]);
    expect(check({ alternative: 'points', points: 329 }, dear(true))).toContain(
      'too-many-points forces.fleets.first',
    );
    expect(check({ alternative: 'more' }, dear(true))).toEqual(['bad-agreement agreed.alternative']);
    expect(check({ points: 1.5 }, dear(true))).toEqual(['bad-agreement agreed.points']);
  });

  it('sets up in two zones 60 cm apart, the lowest die placing first', () => {
    const facts = { ...forces(lions, tigers), choices: {}, table, battlezone: 'none' } as const;
    const setUp = setUpScenario(cruiserClash, facts, scriptedDice([4, 6, 5, 3, 3, 6, 2, 1, 6]));
    expect(setUp.rolls).toEqual({
      zoneRoll: 5,
      zones: { first: 'B', second: 'A' },
      placesFirst: 'second',
      dice: [6, 2],
    });
    expect(setUp.zones.map(({ side: one, name, heading }) => `${one} ${name} ${heading}`)).toEqual([
      'first Zone B 0',
      'second Zone A 180',
    ]);
    expect(zoneHolds(setUp.zones[0], { x: 45, y: 30 })).toBe(true);
    expect(zoneHolds(setUp.zones[1], { x: 45, y: 90 })).toBe(true);
    expect(zoneHolds(setUp.zones[1], { x: 44, y: 90 })).toBe(false);
    expect(zoneHolds(setUp.zones[1], { x: 90, y: 89 })).toBe(false);
    const later = { ...facts, battlezone: 'roll' } as const;
    expect(setUpScenario(cruiserClash, later, seededDice(1)).battlefield?.zone).toMatch(
      /outer-reaches|deep-space/,
    );
    expect(codes(checkSetUp(cruiserClash, { ...facts, battlezone: 'deep-space' }))).toEqual([
      'wrong-battlezone battlezone',
    ]);
  });

  it('BG-SUB-3: is won by damage: a point each, 1 for a crippled ship or 3 for a destroyed one, none for a decoy', () => {
    const win = battle(
      { id: 'lion', status: 'on-table', damageLost: 5 },
      { id: 'tiger', status: 'hulk', damageLost: 8 },
    );
    expect(decideScenario(cruiserClash, deepFreeze(win))).toMatchObject({
      winningSide: 'first',
      decidedBy: 'scenario',
      reasons: [{ facts: { first: 11, second: 6 } }],
      ledger: { verdict: { winner: 'Ann' } },
    });
    const loss = battle(
      { id: 'lion', status: 'destroyed' },
      { id: 'tiger', status: 'on-table', damageLost: 3 },
    );
    expect(decideScenario(cruiserClash, loss)).toMatchObject({
      winner: 'Ben',
      reasons: [{ facts: { first: 3, second: 11 } }],
    });
    const posing = fleet({ capitalShips: [cruiser('lion', 185), cruiser('posing', 185, { decoy: true })] });
    const sunkDecoy = { capitalShips: [{ id: 'posing', status: 'destroyed' }] } as const;
    const decoyed = {
      players: { first: 'Ann', second: 'Ben' },
      ledger: { sides: [side('Ann', posing, sunkDecoy), side('Ben', tigers)] },
      events: {},
    } as const;
    expect(decideScenario(cruiserClash, decoyed)).toMatchObject({
      winner: null,
      reasons: [{ facts: { first: 0, second: 0 } }],
    });
    const drawn = battle({ id: 'lion', status: 'on-table' }, { id: 'tiger', status: 'on-table' });
    expect(decideScenario(cruiserClash, drawn)).toMatchObject({
      winner: null,
      winningSide: null,
      level: 'draw',
    });
    const own = battle(
      { id: 'lion', status: 'on-table', damageLost: 3, damageDealt: 1 },
      { id: 'tiger', status: 'on-table', damageLost: 2 },
    );
    expect(decideScenario(cruiserClash, own)).toMatchObject({
      reasons: [{ facts: { first: 2, second: 1 } }],
    });
    const untold = battle(
      { id: 'lion', status: 'on-table', crippled: true },
      { id: 'tiger', status: 'on-table' },
    );
    expect(() => decideScenario(cruiserClash, untold)).toThrow(code('scenario/damage-unknown'));
  });

  it('ends after 8 turns or when a fleet is destroyed; ships that left keep it going', () => {
    const gone = battle({ id: 'lion', status: 'hulk' }, { id: 'tiger', status: 'on-table' });
    expect(scenarioEnds(cruiserClash, gone)).toEqual(['all ships of a fleet are destroyed']);
    const left = battle({ id: 'lion', status: 'disengaged' }, { id: 'tiger', status: 'on-table' });
    expect(scenarioEnds(cruiserClash, left)).toEqual([]);
    expect(scenarioEnds(cruiserClash, { ...left, ledger: { ...left.ledger, turns: 8 } })).toEqual([
      '8 turns are over',
    ]);
  });
});

describe('scenario two: The Bait', () => {
  const pursuers = fleet({ capitalShips: [cruiser('hound', 250), cruiser('wolf', 250)] });
  const pursued = fleet({ capitalShips: [cruiser('hare', 250), cruiser('bear', 500)] });
  const muster = { agreed: {}, rolls: {}, forces: { fleets: { pursuers, pursued }, bait: 'hare' } };
  const facts = {
    ...muster,
    choices: { edge: 'right' },
    table: { width: 240, height: 120 },
    battlezone: 'roll',
  } as const;

  it('BG-FORMAT-1: takes 500 points against a bait of 250 and friends for 500', () => {
    expect(checkForces(theBait, deepFreeze(muster))).toEqual([]);
    const more = {
      ...muster,
      forces: {
        fleets: { pursuers: fleet({ capitalShips: [cruiser('hound', 501)] }), pursued },
        bait: 'bear',
      },
    };
    expect(codes(checkForces(theBait, more))).toEqual([
      'too-many-points forces.fleets.pursuers',
      'too-many-points forces.bait',
    ]);
    const lost = { ...muster, forces: { ...muster.forces, bait: 'owl' } };
    expect(codes(checkForces(theBait, lost))).toEqual(['unknown-unit forces.bait']);
    const squads = fleet({ squadrons: [squadron('dogs', 6)], capitalShips: [cruiser('bear', 501)] });
    const dogs = { ...muster, forces: { fleets: { pursuers, pursued: squads }, bait: 'dogs' } };
    expect(codes(checkForces(theBait, dogs))).toEqual(['too-many-points forces.fleets.pursued']);
  });

  it('rolls the zone, has the pursuers 60 cm behind, and the fleeing ship move first', () => {
    const setUp = setUpScenario(theBait, facts, seededDice(4));
    expect(setUp.battlezoneRoll).toBeGreaterThanOrEqual(1);
    expect(setUp.battlefield?.zone).toBe((setUp.battlezoneRoll ?? 0) <= 3 ? 'outer-reaches' : 'deep-space');
    expect(setUp.firstTurn).toEqual({ by: 'side', side: 'pursued' });
    expect(zoneHolds(setUp.zones[0], { x: 60, y: 60 })).toBe(true);
    expect(zoneHolds(setUp.zones[0], { x: 61, y: 60 })).toBe(false);
    const left = setUpScenario(theBait, { ...facts, choices: { edge: 'left' } }, seededDice(4));
    expect(zoneHolds(left.zones[0], { x: 180, y: 60 })).toBe(true);
    expect(codes(checkSetUp(theBait, { ...facts, battlezone: 'none', choices: {} as never }))).toEqual([
      'wrong-battlezone battlezone',
      'wrong-choice choices.edge',
    ]);
  });

  it('lets friends in along the long edges, 30 cm further each turn', () => {
    expect([1, 2, 4].map(reinforcementReach)).toEqual([0, 30, 90]);
    expect(() => reinforcementReach(0)).toThrow(code('argument/out-of-range'));
  });

  it('is won by victory points, and lasts while friends may still come', () => {
    const play = (
      hare: 'destroyed' | 'on-table',
      wolf: 'destroyed' | 'on-table',
      bear: 'off-table' | 'disengaged',
    ) =>
      ({
        players: { pursuers: 'Ann', pursued: 'Ben' },
        ledger: {
          sides: [
            side('Ann', pursuers, { capitalShips: [{ id: 'wolf', status: wolf }] }),
            side('Ben', pursued, {
              capitalShips: [
                { id: 'hare', status: hare },
                { id: 'bear', status: bear },
              ],
            }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(theBait, play('destroyed', 'on-table', 'off-table')).winningSide).toBe('pursuers');
    expect(decideScenario(theBait, play('on-table', 'destroyed', 'off-table')).winningSide).toBe('pursued');
    expect(scenarioEnds(theBait, play('destroyed', 'on-table', 'off-table'))).toEqual([]);
    expect(scenarioEnds(theBait, play('destroyed', 'on-table', 'disengaged'))).toHaveLength(1);
  });
});

describe('scenario three: The Raiders', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 250)] });
  const defender = fleet({ capitalShips: [cruiser('ox', 250), cruiser('cow', 250)] });
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { attacker, defender } } };

  it('BG-FORMAT-1: gives the attacker half of the points, exactly', () => {
    expect(checkForces(theRaiders, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(theRaiders, { ...muster, agreed: { points: 499 } }))).toEqual([
      'too-many-points forces.fleets.defender',
      'too-many-points forces.fleets.attacker',
    ]);
    for (const points of [0, 1.5, Number.NaN, '500']) {
      expect(codes(checkForces(theRaiders, { ...muster, agreed: { points: points as number } }))).toEqual([
        'bad-agreement agreed.points',
      ]);
    }
    const armed = fleet({ ...attacker, defences: [{ id: 'dock', name: 'Dock', points: 90 }] });
    expect(
      codes(checkForces(theRaiders, { ...muster, forces: { fleets: { attacker: armed, defender } } })),
    ).toEqual(['too-many-defences forces.fleets.attacker.defences']);
  });

  it('has the defender unready for D6 turns, and 30 cm from the edges', () => {
    const facts = { ...muster, choices: {}, table, battlezone: 'none' } as const;
    const setUp = setUpScenario(theRaiders, facts, scriptedDice([4, 4, 4, 3]));
    expect(setUp.rolls).toEqual({ unreadyTurns: 3 });
    expect(setUp.firstTurn).toEqual({ by: 'side', side: 'attacker' });
    expect([1, 3, 4].map((turn) => unreadyLeadership(turn, setUp.rolls.unreadyTurns))).toEqual([-1, -1, 0]);
    const units = [
      { id: 'ox', at: { x: 40, y: 60 } },
      { id: 'cow', at: { x: 59, y: 60 } },
      { id: 'fox', at: { x: 29, y: 90 } },
    ];
    expect(codes(checkSpacing(units, { table, ...SPACINGS['the-raiders'] }))).toEqual([
      'wrong-place markers[1].at',
      'wrong-place markers[2].at',
    ]);
  });

  it('is won by victory points, and lasts 8 turns', () => {
    const play = (fox: CapitalShipFate['status'], ox: CapitalShipFate['status']) =>
      ({
        players: { attacker: 'Ann', defender: 'Ben' },
        ledger: {
          sides: [
            side('Ben', defender, { capitalShips: [{ id: 'ox', status: ox }] }),
            side('Ann', attacker, { capitalShips: [{ id: 'fox', status: fox }] }),
          ],
          turns: 8,
        },
        events: {},
      }) as const;
    expect(decideScenario(theRaiders, play('on-table', 'hulk'))).toMatchObject({
      winner: 'Ann',
      winningSide: 'attacker',
    });
    expect(decideScenario(theRaiders, play('disengaged', 'on-table'))).toMatchObject({
      winner: 'Ben',
      winningSide: 'defender',
    });
    expect(decideScenario(theRaiders, play('on-table', 'on-table')).level).toBe('draw');
    expect(scenarioEnds(theRaiders, play('disengaged', 'on-table'))).toEqual([
      '8 turns are over',
      'a fleet is destroyed or has disengaged',
    ]);
    const strangers = { ...play('on-table', 'on-table'), players: { attacker: 'Ann', defender: 'Cid' } };
    expect(() => decideScenario(theRaiders, strangers)).toThrow(code('scenario/unknown-player'));
    const twice = { ...play('on-table', 'on-table'), players: { attacker: 'Ann', defender: 'Ann' } };
    expect(() => decideScenario(theRaiders, twice)).toThrow(/players.attacker.*players.defender/);
  });
});

describe('scenario five: Blockade Run', () => {
  const runner = fleet({ capitalShips: [cruiser('hare', 185)], squadrons: [squadron('mice', 3)] });
  const blockader = fleet({ capitalShips: [cruiser('wall', 300), cruiser('gate', 250)] });
  const muster = { agreed: { points: 550 }, rolls: {}, forces: { fleets: { runner, blockader } } };
  const facts = { ...muster, choices: { runnerEdge: 'left' }, table, battlezone: 'deep-space' } as const;

  it('BG-FORMAT-1: gives the runner half of the points, and one of two battlezones', () => {
    expect(checkForces(blockadeRun, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(blockadeRun, { ...muster, agreed: { points: 549 } }))).toEqual([
      'too-many-points forces.fleets.blockader',
      'too-many-points forces.fleets.runner',
    ]);
    expect(codes(checkSetUp(blockadeRun, { ...facts, battlezone: 'flare-region' }))).toEqual([
      'wrong-battlezone battlezone',
    ]);
  });

  it('rolls a third for each blockading unit, 60 cm from the runner', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('left', 'right'), (seed, runnerEdge) => {
        const setUp = setUpScenario(blockadeRun, { ...facts, choices: { runnerEdge } }, seededDice(seed));
        expect(setUp.rolls.thirds.map(({ id }) => id)).toEqual(['wall', 'gate']);
        const [start, ...thirds] = setUp.zones;
        expect(start?.side).toBe('runner');
        expect(thirds.flatMap(({ units = [] }) => units).sort()).toEqual(['gate', 'wall']);
        const near = runnerEdge === 'left' ? 59 : 121;
        for (const { zone } of thirds)
          expect([20, 60, 100].some((y) => isWithinZone({ x: near, y }, zone))).toBe(false);
        for (const { roll, third } of setUp.rolls.thirds) {
          expect(third).toBe(['upper', 'upper', 'middle', 'middle', 'lower', 'lower'][roll - 1]);
        }
        expect(setUp.firstTurn.by).toBe('roll-off');
      }),
      { numRuns: 25 },
    );
  });

  it('is won by victory points and what got through: all of it, or a quarter of a crippled ship', () => {
    const play = (hare: CapitalShipFate, lost: number) =>
      ({
        players: { runner: 'Ann', blockader: 'Ben' },
        ledger: {
          sides: [
            side('Ann', runner, {
              capitalShips: [hare],
              squadrons: [{ id: 'mice', status: 'exited', lost }],
            }),
            side('Ben', blockader),
          ],
          turns: 6,
        },
        events: {},
      }) as const;
    const through = decideScenario(blockadeRun, deepFreeze(play({ id: 'hare', status: 'exited' }, 1)));
    expect(through.winningSide).toBe('runner');
    expect(through.ledger.sides[0].objectives).toEqual([
      { name: 'hare got through', points: 185 },
      { name: 'mice got through', points: 60 },
    ]);
    expect(battleResult(through.ledger).score.sides.map(({ total }) => total)).toEqual([245, 0]);
    const crippled = decideScenario(blockadeRun, play({ id: 'hare', status: 'exited', crippled: true }, 0));
    expect(crippled.ledger.sides[0].objectives?.map(({ points }) => points)).toEqual([47, 90]);
    const stopped = decideScenario(blockadeRun, play({ id: 'hare', status: 'destroyed' }, 0));
    expect(stopped.winningSide).toBe('blockader');
    expect(scenarioEnds(blockadeRun, play({ id: 'hare', status: 'on-table' }, 0))).toEqual([
      '6 turns are over',
    ]);
  });
});

describe('scenario six: Convoy', () => {
  const agreed = { transports: 4 };
  const ships = fleet({ transports: transports(4), squadrons: [squadron('watch', 3), squadron('ward', 3)] });
  const rolls = {
    base: 2,
    attackers: [
      { roll: 3, result: { kind: 'clusters', clusters: 3 } },
      { roll: 4, result: { kind: 'escort-squadron', mostPoints: 100 } },
      { roll: 5, result: { kind: 'escort-squadron', mostPoints: 150 } },
      { roll: 6, result: { kind: 'capital-ship', mostPoints: 200 } },
    ],
  } as const;
  const attackers = fleet({
    capitalShips: [cruiser('shark', 200)],
    squadrons: [squadron('eels', 3), squadron('rays', 5)],
  });
  const clusters = ['deadfall', 'deadfall', 'attack-craft'] as const;
  const forces = { fleets: { attackers, convoy: ships }, clusters };

  it('BG-FORMAT-1: rolls D3 times for the attackers, and once more for each pair of transports', () => {
    const dice = loggedDice(scriptedDice([3, 1, 4, 5, 6]));
    const rolled = rollForces(convoy, agreed, dice);
    expect(rolled.base).toBe(2);
    expect(rolled.attackers.map(({ roll }) => roll)).toEqual([1, 4, 5, 6]);
    const count = mapOdds(
      odds((source) => rollForces(convoy, { transports: 2 }, source)),
      (one) => one.attackers.length,
    );
    expect(count.outcomes.map(({ value }) => value)).toEqual([2, 3, 4]);
    expect(probability(count, (value) => value === 2)).toEqual({ numerator: 1n, denominator: 3n });
    expect(() => rollForces(convoy, { transports: 1 }, scriptedDice([]))).toThrow(
      code('scenario/bad-agreement'),
    );
    expect(rollForces(convoy, { transports: 5 }, scriptedDice([1, 1, 1, 1])).attackers).toHaveLength(3);
  });

  it('BG-FORMAT-1: takes what was rolled and no more, every reason named', () => {
    const muster = { agreed, rolls, forces };
    expect(checkForces(convoy, deepFreeze(muster))).toEqual([]);
    const greedy = fleet({
      capitalShips: [cruiser('shark', 201), cruiser('whale', 100)],
      squadrons: [squadron('eels', 4), squadron('rays', 6)],
      transports: transports(1),
    });
    const heavy = fleet({
      transports: transports(3),
      capitalShips: [cruiser('bull')],
      squadrons: [squadron('watch', 7), squadron('ward', 1), squadron('more', 1)],
    });
    const wrong = {
      agreed,
      rolls,
      forces: { fleets: { attackers: greedy, convoy: heavy }, clusters: ['deadfall', 'mines'] as never },
    };
    expect(codes(checkForces(convoy, wrong))).toEqual([
      'wrong-ship forces.fleets.convoy.capitalShips[0]',
      'too-few-ships forces.fleets.convoy.transports',
      'too-many-points forces.fleets.convoy.squadrons',
      'too-many-ships forces.fleets.convoy.squadrons',
      'wrong-ship forces.fleets.attackers.transports[0]',
      'too-many-points forces.fleets.attackers.capitalShips[0]',
      'too-many-ships forces.fleets.attackers.capitalShips[1]',
      'too-many-points forces.fleets.attackers.squadrons[1]',
      'too-many-points forces.fleets.attackers.squadrons[0]',
      'wrong-choice forces.clusters[1]',
      'wrong-choice forces.clusters',
    ]);
  });

  it('may have attackers without a single ship', () => {
    const only = { base: 1, attackers: [{ roll: 1, result: { kind: 'clusters', clusters: 1 } }] } as const;
    const muster = {
      agreed,
      rolls: only,
      forces: { fleets: { attackers: fleet(), convoy: ships }, clusters: ['deadfall'] },
    } as const;
    expect(checkForces(convoy, muster)).toEqual([]);
    const none = { ...muster, forces: { ...muster.forces, fleets: { attackers: fleet(), convoy: fleet() } } };
    expect(checkForces(convoy, none).map(({ code: kind }) => kind)).toEqual(['fleet/empty']);
    const battle = {
      players: { attackers: 'Ann', convoy: 'Ben' },
      ledger: { sides: [side('Ann', fleet()), side('Ben', ships)] },
      events: {},
    } as const;
    expect(decideScenario(convoy, battle).winningSide).toBe('attackers');
  });

  it('BG-FORMAT-1, BG-VP-10, BG-SUB-1: is scored and told on like any other, though the attackers have no ship', () => {
    const sunk = [1, 2, 3, 4].map((number) => ({ id: `t${number}`, status: 'destroyed' }) as const);
    const ledger = {
      sides: [side('Ann', fleet()), side('Ben', ships, { transports: sunk })],
      turns: 6,
    } as const;
    const players = { attackers: 'Ann', convoy: 'Ben' };
    const decided = decideScenario(convoy, { players, ledger, events: {} });
    const { winner, decidedBy, score } = battleResult(decided.ledger);
    expect([winner, decidedBy]).toEqual(['Ann', 'scenario']);
    const worth = (ships.transports ?? []).reduce((sum, { points }) => sum + points, 0);
    expect(score.sides.map(({ total, holdsField }) => [total, holdsField])).toEqual([
      [worth, false],
      [0, true],
    ]);
    const forces = [
      { player: 'Ann', own: fleet(), enemy: ships },
      { player: 'Ben', own: ships, enemy: fleet() },
    ];
    for (const one of forces) expect(generateSubplot(one, seededDice(7)).player).toBe(one.player);
    const subplots = forces.map((one) => setUpSubplot(hitAndRun, one, scriptedDice([2, 4])));
    const told = { kind: 'raid', ledger: decided.ledger, subplots } as const;
    expect(renownAfterBattle(told, 'Ann', { own: 1, enemy: 1 }).items).toContainEqual({
      reason: 'won',
      renown: 1,
    });
    const roles = { runner: 'Ann', blockader: 'Ben' };
    expect(() => decideScenario(blockadeRun, { players: roles, ledger, events: {} })).toThrow(
      code('fleet/empty'),
    );
  });

  it('rolls the edge of the convoy, and has its markers 30 cm apart', () => {
    const facts = { agreed, rolls, forces, choices: {}, table, battlezone: 'none' } as const;
    const faces = (edge: number) => scriptedDice([1, 1, 1, 1, 1, 1, 1, 1, 1, edge]);
    expect(setUpScenario(convoy, facts, faces(3)).rolls).toEqual({ edgeRoll: 3, edge: 'left' });
    expect(setUpScenario(convoy, facts, faces(4)).rolls).toEqual({ edgeRoll: 4, edge: 'right' });
    expect(setUpScenario(convoy, facts, faces(4)).firstTurn).toEqual({ by: 'side', side: 'convoy' });
    const markers = [
      { id: 'a', at: { x: 30, y: 30 } },
      { id: 'b', at: { x: 60, y: 30 } },
    ];
    expect(checkSpacing(markers, { table, ...SPACINGS.convoy })).toEqual([]);
  });

  it('wakes markers along the whole path of a vessel, at 30 cm and no further', () => {
    const markers = deepFreeze([
      { id: 'near', at: { x: 60, y: 30 } },
      { id: 'far', at: { x: 60, y: 29.9 } },
    ]);
    expect(
      markersWoken(markers, [
        { x: 20, y: 60 },
        { x: 100, y: 60 },
      ]),
    ).toEqual(['near']);
    expect(markersWoken(markers, [{ x: 60, y: 60 }])).toEqual(['near']);
    expect(markersWoken(markers, [])).toEqual([]);
    expect([false, true].map(markersToWake)).toEqual([1, 2]);
    expect(rollCluster('deadfall', scriptedDice([6]))).toEqual({ kind: 'deadfall', strength: 8, speed: 30 });
    expect(rollCluster('attack-craft', scriptedDice([6]))).toEqual({ kind: 'attack-craft', squadrons: 4 });
    expect(() => rollCluster('mines' as 'deadfall', scriptedDice([]))).toThrow(
      code('argument/unknown-value'),
    );
  });

  it.each([
    [0, 'attackers', 'victory'],
    [1, 'attackers', 'marginal-victory'],
    [2, 'convoy', 'marginal-victory'],
    [3, 'convoy', 'victory'],
    [4, 'convoy', 'victory'],
  ] as const)('with %i transports through is won by the %s: %s', (through, winningSide, level) => {
    const fates = [1, 2, 3, 4].map(
      (number) => ({ id: `t${number}`, status: number <= through ? 'exited' : 'destroyed' }) as const,
    );
    const battle = deepFreeze({
      players: { attackers: 'Ann', convoy: 'Ben' },
      ledger: { sides: [side('Ann', attackers), side('Ben', ships, { transports: fates })] },
      events: {},
    } as const);
    expect(decideScenario(convoy, battle)).toMatchObject({ winningSide, level, decidedBy: 'scenario' });
    expect(scenarioEnds(convoy, battle)).toHaveLength(1);
    const still = {
      ...battle,
      ledger: { sides: [battle.ledger.sides[0], side('Ben', ships, { transports: fates.slice(1) })] },
    } as const;
    expect(scenarioEnds(convoy, still)).toEqual([]);
  });
});
