import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, mapOdds, odds, probability, scriptedDice, seededDice } from 'wargame-rules';
import {
  arrivalNeeds,
  assaultDecision,
  assaultPoints,
  assaultTotal,
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  decideScenario,
  escalatingEngagement,
  exterminatus,
  type Fleet,
  FORMATIONS,
  fleetEngagement,
  formationBonuses,
  formationOptions,
  formationZones,
  mostExterminators,
  pickFormation,
  planetaryAssault,
  rollAlert,
  rollArrival,
  rollCampaignLoss,
  rollDefencePoints,
  rollExterminator,
  rollForces,
  rollFormations,
  rollNextDivision,
  rollTableEdge,
  STANDBY,
  scenarioEnds,
  setUpScenario,
  sharesOf500,
  surpriseAttack,
  TABLE_EDGES,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, transports, zoneHolds } from './arbitraries';

const table = { width: 180, height: 120 } as const;
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const codes = (reasons: readonly { readonly code: string; readonly path?: string }[]) =>
  reasons.map(({ code: kind, path }) => `${kind.replace('scenario/', '')} ${path}`);
const defences = (points: number) => [{ id: 'dock', name: 'Dock', points }];

/** A battle of attacker and defender with one ship each. */
function assault<Events extends object>(
  attacker: Fleet,
  defender: Fleet,
  fates: { readonly attacker?: readonly CapitalShipFate[]; readonly defender?: readonly CapitalShipFate[] },
  events: Events,
) {
  return deepFreeze({
    players: { attacker: 'Ann', defender: 'Ben' },
    ledger: {
      sides: [
        side('Ann', attacker, { capitalShips: fates.attacker ?? [] }),
        side('Ben', defender, { capitalShips: fates.defender ?? [] }),
      ],
    },
    events,
  } as const);
}

describe('what several scenarios share', () => {
  it('counts shares of 500 points, those begun included, and rolls 10 points of defences a pip', () => {
    expect([0, 1, 500, 501, 1_000, 1_001].map(sharesOf500)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(rollDefencePoints(750, scriptedDice([6, 1]))).toBe(70);
    expect(odds((dice) => rollDefencePoints(500, dice)).outcomes.map(({ value }) => value)).toEqual([
      10, 20, 30, 40, 50, 60,
    ]);
    expect(() => sharesOf500(-1)).toThrow(code('argument/out-of-range'));
  });

  it('lets ships arrive on 5, 4 or 3 by their slowest, 2 better near friends', () => {
    expect([0, 15, 20, 20.5, 25, 29, 30, 40].map(arrivalNeeds)).toEqual([5, 5, 5, 4, 4, 4, 3, 3]);
    const chance = (slowest: number, friendsNear: boolean) =>
      probability(
        odds((dice) => rollArrival({ slowest, friendsNear }, dice).arrives),
        (arrives) => arrives,
      );
    expect(chance(20, false)).toEqual({ numerator: 1n, denominator: 3n });
    expect(chance(25, false)).toEqual({ numerator: 1n, denominator: 2n });
    expect(chance(30, false)).toEqual({ numerator: 2n, denominator: 3n });
    expect(chance(20, true)).toEqual({ numerator: 2n, denominator: 3n });
    expect(chance(30, true)).toEqual({ numerator: 1n, denominator: 1n });
    expect(() => arrivalNeeds(Number.NaN)).toThrow(code('geometry/not-finite'));
  });

  it('rolls each edge of the table alike', () => {
    const edges = odds((dice) => rollTableEdge(dice));
    for (const edge of TABLE_EDGES) {
      expect(probability(edges, (one) => one === edge)).toEqual({ numerator: 1n, denominator: 4n });
    }
  });
});

describe('scenario four: Surprise Attack', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 600)] });
  const defender = fleet({ capitalShips: [cruiser('ox', 300), cruiser('cow', 300)], defences: defences(90) });
  const muster = {
    agreed: { points: 600 },
    rolls: { defencePoints: 90 },
    forces: { fleets: { attacker, defender } },
  };
  const facts = { ...muster, choices: {}, table, battlezone: 'inner-biosphere' } as const;

  it('BG-FORMAT-1: takes equal points, and defences for what was rolled', () => {
    expect(rollForces(surpriseAttack, { points: 600 }, scriptedDice([3, 6]))).toEqual({ defencePoints: 90 });
    expect(checkForces(surpriseAttack, deepFreeze(muster))).toEqual([]);
    expect(
      codes(
        checkForces(surpriseAttack, { ...muster, agreed: { points: 599 }, rolls: { defencePoints: 80 } }),
      ),
    ).toEqual([
      'too-many-points forces.fleets.attacker',
      'too-many-points forces.fleets.defender',
      'too-many-defences forces.fleets.defender.defences',
    ]);
    expect(() => checkForces(surpriseAttack, { ...muster, rolls: {} as never })).toThrow(
      /rolls\.defencePoints/,
    );
  });

  it.each([
    [500, 'small'],
    [501, 'medium'],
    [1_500, 'medium'],
    [1_501, 'large'],
  ] as const)('has a planet in the centre that %i points make %s', (points, size) => {
    const small = fleet({ capitalShips: [cruiser('x', 100)] });
    const given = {
      ...facts,
      agreed: { points },
      rolls: { defencePoints: 0 },
      forces: { fleets: { attacker: small, defender: small } },
    };
    const { battlefield, planetRoll } = setUpScenario(surpriseAttack, given, seededDice(5));
    expect(battlefield?.planet).toMatchObject({ size, at: { x: 90, y: 60 }, square: null });
    expect(planetRoll).toBeNull();
    expect(codes(checkSetUp(surpriseAttack, { ...given, planetAt: { x: 90, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
  });

  it('has D3 units on alert, no more than there are; the others stand by until they pass', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { rolls, leadership } = setUpScenario(surpriseAttack, facts, seededDice(seed));
        expect([1, 2]).toContain(rolls.onAlert);
        expect(leadership.defender.at(-1)).toEqual({ id: 'dock', roll: null, leadership: 7 });
      }),
      { numRuns: 20 },
    );
    expect(
      Object.entries(STANDBY)
        .filter(([, may]) => may === true)
        .map(([what]) => what),
    ).toEqual(['bracesForImpact', 'repairs', 'shields', 'turrets']);
    expect(rollAlert(8, scriptedDice([4, 5]))).toEqual({ roll: 9, passed: false, specialOrders: false });
  });

  it('is won by victory points', () => {
    const won = assault(attacker, defender, { defender: [{ id: 'ox', status: 'destroyed' }] }, {});
    expect(decideScenario(surpriseAttack, won).winningSide).toBe('attacker');
    const lost = assault(
      attacker,
      defender,
      { attacker: [{ id: 'fox', status: 'on-table', crippled: true }] },
      {},
    );
    expect(decideScenario(surpriseAttack, lost).winningSide).toBe('defender');
    expect(scenarioEnds(surpriseAttack, lost)).toEqual([]);
  });
});

describe('scenario seven: Planetary Assault', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 600)], transports: transports(4) });
  const defender = fleet({
    capitalShips: [cruiser('ox', 300), cruiser('cow', 210)],
    squadrons: [squadron('dogs', 3)],
    defences: defences(60),
  });
  const muster = {
    agreed: { points: 600 },
    rolls: { defencePoints: 60 },
    forces: { fleets: { attacker, defender } },
  };
  const facts = {
    ...muster,
    choices: { patrols: ['dogs', 'ox'] },
    table,
    battlezone: 'primary-biosphere',
  } as const;

  it('BG-FORMAT-1: gives the attacker two transports for nothing for 500 points or part of them', () => {
    expect(checkForces(planetaryAssault, deepFreeze(muster))).toEqual([]);
    const five = fleet({ ...attacker, transports: transports(5) });
    expect(
      codes(checkForces(planetaryAssault, { ...muster, forces: { fleets: { attacker: five, defender } } })),
    ).toEqual(['too-many-ships forces.fleets.attacker.transports']);
  });

  it('rolls who places each patrol, and sets the attacker up far from the planet', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(40, 140), (seed, x) => {
        const setUp = setUpScenario(planetaryAssault, { ...facts, planetAt: { x, y: 50 } }, seededDice(seed));
        expect(setUp.rolls.patrols.map(({ id }) => id)).toEqual(['dogs', 'ox']);
        for (const { roll, placedBy } of setUp.rolls.patrols)
          expect(placedBy).toBe(roll <= 3 ? 'attacker' : 'defender');
        const size = ['small', 'medium', 'medium', 'medium', 'medium', 'large'][(setUp.planetRoll ?? 0) - 1];
        expect(setUp.battlefield?.planet?.size).toBe(size);
        const start = setUp.zones.find(({ side: one }) => one === 'attacker');
        expect(zoneHolds(start, { x: x === 40 ? 165 : 15, y: 0 })).toBe(true);
        expect(zoneHolds(start, { x: x === 40 ? 164 : 16, y: 0 })).toBe(false);
      }),
      { numRuns: 20 },
    );
    const wide = { ...facts, table: { width: 400, height: 120 } } as const;
    expect(codes(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: 200, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
    expect(codes(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: -1, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
    expect(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: 250, y: 60 } })).toEqual([]);
    expect(
      codes(checkSetUp(planetaryAssault, { ...facts, choices: { patrols: ['ox', 'ox', 'fox'] } })),
    ).toEqual(['wrong-choice choices.patrols[1]', 'unknown-unit choices.patrols[2]']);
    expect(codes(checkSetUp(planetaryAssault, { ...facts, choices: {} as never }))).toEqual([
      'unknown-unit choices.patrols[0]',
    ]);
  });

  it('counts 1 for a capital ship and 2 for a transport, and out with victory points', () => {
    expect(assaultPoints({ capitalShips: 3, transports: 2 })).toBe(7);
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(5_000),
        fc.nat(5_000),
        (points, attackerVictoryPoints, defenderVictoryPoints) => {
          const total = assaultTotal({ assaultPoints: points, attackerVictoryPoints, defenderVictoryPoints });
          expect(total).toBe(
            points + Math.floor(attackerVictoryPoints / 500) - Math.ceil(defenderVictoryPoints / 500),
          );
        },
      ),
    );
    const levels = [-3, 0, 1, 2, 5, 6, 9, 10, 11].map((total) => {
      const { winner, level } = assaultDecision(total);
      return `${winner} ${level}`;
    });
    expect(levels).toEqual([
      'defender victory',
      'defender victory',
      'defender victory',
      'defender marginal-victory',
      'defender marginal-victory',
      'attacker marginal-victory',
      'attacker marginal-victory',
      'attacker victory',
      'attacker victory',
    ]);
  });

  it('is won by the assault, with what both sides scored', () => {
    const play = (points: number, ox: CapitalShipFate['status'], fox: CapitalShipFate['status']) =>
      assault(
        attacker,
        defender,
        { attacker: [{ id: 'fox', status: fox }], defender: [{ id: 'ox', status: ox }] },
        { assaultPoints: points },
      );
    expect(decideScenario(planetaryAssault, play(10, 'on-table', 'on-table'))).toMatchObject({
      winner: 'Ann',
      level: 'victory',
    });
    expect(decideScenario(planetaryAssault, play(6, 'destroyed', 'destroyed'))).toMatchObject({
      winner: 'Ben',
      level: 'marginal-victory',
    });
    expect(decideScenario(planetaryAssault, play(0, 'on-table', 'on-table'))).toMatchObject({
      winningSide: 'defender',
      level: 'victory',
    });
    expect(scenarioEnds(planetaryAssault, play(10, 'on-table', 'on-table'))).toEqual([
      'the attacker has 10 assault points or more',
    ]);
    expect(scenarioEnds(planetaryAssault, play(9, 'on-table', 'on-table'))).toEqual([]);
    expect(() => decideScenario(planetaryAssault, play(-1, 'on-table', 'on-table'))).toThrow(
      /events\.assaultPoints/,
    );
  });
});

describe('scenario eight: Escalating Engagement', () => {
  const five = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => cruiser(prefix + letter, 100));
  const [first, second] = [fleet({ capitalShips: five('f') }), fleet({ capitalShips: five('s') })];
  const divided = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => [prefix + letter]);
  const divisions = { first: divided('f'), second: divided('s') };
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { first, second }, divisions } };

  it('BG-FORMAT-1: wants five divisions, none empty, every unit in one', () => {
    expect(checkForces(escalatingEngagement, deepFreeze(muster))).toEqual([]);
    const wrong = { first: [['fa', 'fb'], [], ['fc', 'fc'], ['sa']], second: divided('s') };
    expect(
      codes(checkForces(escalatingEngagement, { ...muster, forces: { ...muster.forces, divisions: wrong } })),
    ).toEqual([
      'wrong-division forces.divisions.first',
      'wrong-division forces.divisions.first[1]',
      'wrong-division forces.divisions.first[2][0]',
      'wrong-division forces.divisions.first[2][1]',
      'unknown-unit forces.divisions.first[3][0]',
      'wrong-division forces.divisions.first',
    ]);
    const none = { ...muster.forces, divisions: undefined as never };
    expect(codes(checkForces(escalatingEngagement, { ...muster, forces: none }))).toHaveLength(4);
  });

  it('begins with a random division on each side, and draws the next with its edge', () => {
    const facts = { ...muster, choices: {}, table, battlezone: 'none' } as const;
    const start = mapOdds(
      odds((dice) => dice.roll(5)),
      (face) => {
        const script = [...Array<number>(10).fill(1), face, 2, 3, 4, 5, 6];
        return setUpScenario(escalatingEngagement, facts, scriptedDice(script)).rolls.starting.first;
      },
    );
    expect(start.outcomes.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    const next = odds((dice) => rollNextDivision([1, 3, 4], dice));
    expect(next.outcomes).toHaveLength(12);
    expect(new Set(next.outcomes.map(({ weight }) => weight)).size).toBe(1);
    expect(rollNextDivision([], scriptedDice([]))).toBeNull();
  });

  it('is won by victory points, and goes on while divisions may come', () => {
    const play = (
      one: CapitalShipFate['status'],
      other: CapitalShipFate['status'],
      rest: CapitalShipFate['status'] = 'off-table',
    ) =>
      ({
        players: { first: 'Ann', second: 'Ben' },
        ledger: {
          sides: [
            side('Ann', first, {
              capitalShips: [
                { id: 'fa', status: one },
                ...['b', 'c', 'd', 'e'].map((letter) => ({ id: `f${letter}`, status: rest })),
              ],
            }),
            side('Ben', second, { capitalShips: [{ id: 'sa', status: other }] }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(escalatingEngagement, play('on-table', 'destroyed')).winningSide).toBe('first');
    expect(decideScenario(escalatingEngagement, play('destroyed', 'on-table')).winningSide).toBe('second');
    expect(scenarioEnds(escalatingEngagement, play('destroyed', 'on-table'))).toEqual([]);
    expect(scenarioEnds(escalatingEngagement, play('destroyed', 'on-table', 'disengaged'))).toHaveLength(1);
  });
});

describe('scenario nine: Exterminatus!', () => {
  const attacker = fleet({
    capitalShips: [cruiser('fox', 600, { weapons: ['prow'] }), cruiser('cub', 400, { weapons: ['port'] })],
  });
  const defender = fleet({
    capitalShips: [cruiser('ox', 500), cruiser('cow', 400)],
    squadrons: [squadron('dogs', 3)],
  });
  const forces = { fleets: { attacker, defender }, exterminators: ['fox'] };
  const muster = { agreed: { points: 1_000 }, rolls: { defencePoints: 0 }, forces };
  const facts = {
    ...muster,
    choices: { patrols: ['dogs', 'ox'] },
    table,
    battlezone: 'primary-biosphere',
  } as const;

  it('BG-FORMAT-1: takes one Exterminator for every 1,000 points or part of them, at least one', () => {
    expect([1, 1_000, 1_001, 2_000, 2_001].map(mostExterminators)).toEqual([1, 1, 2, 2, 3]);
    expect(checkForces(exterminatus, deepFreeze(muster))).toEqual([]);
    const check = (change: object) =>
      codes(checkForces(exterminatus, { ...muster, forces: { ...forces, ...change } }));
    expect(check({ exterminators: [] })).toEqual(['too-few-ships forces.exterminators']);
    expect(check({ exterminators: ['cub', 'owl', 'fox', 'fox'] })).toEqual([
      'too-many-ships forces.exterminators',
      'wrong-ship forces.exterminators[0]',
      'unknown-unit forces.exterminators[1]',
      'wrong-choice forces.exterminators[3]',
    ]);
    expect(check({ exterminators: [], blackstoneFortress: 'cub' })).toEqual([]);
    const imperial = { attacker: { ...attacker, faction: 'Imperial' }, defender };
    expect(check({ fleets: imperial, blackstoneFortress: 'owl' })).toEqual([
      'unknown-unit forces.blackstoneFortress',
      'wrong-ship forces.blackstoneFortress',
      'too-many-ships forces.exterminators',
    ]);
  });

  it('keeps one unit on patrol for each full 500 points', () => {
    expect(checkSetUp(exterminatus, facts)).toEqual([]);
    expect(codes(checkSetUp(exterminatus, { ...facts, choices: { patrols: ['ox'] } }))).toEqual([
      'wrong-choice choices.patrols',
    ]);
    const setUp = setUpScenario(exterminatus, facts, seededDice(9));
    expect(setUp.firstTurn.by).toBe('roll-off');
    expect(setUp.zones.map(({ side: one }) => one)).toEqual(['defender', 'attacker']);
  });

  it('kills the planet on 4 or more, in low orbit and within 45 cm', () => {
    const chance = odds((dice) => rollExterminator({ inLowOrbit: true, distance: 45 }, dice).planetDestroyed);
    expect(probability(chance, (dead) => dead)).toEqual({ numerator: 1n, denominator: 2n });
    const nothing = { roll: null, planetDestroyed: false };
    expect(rollExterminator({ inLowOrbit: true, distance: 45.1 }, scriptedDice([]))).toEqual(nothing);
    expect(rollExterminator({ inLowOrbit: false, distance: 10 }, scriptedDice([]))).toEqual(nothing);
    const losses = mapOdds(odds(rollCampaignLoss), ({ systemBecomes }) => systemBecomes);
    expect(probability(losses, (one) => one === null)).toEqual({ numerator: 1n, denominator: 2n });
    expect(probability(losses, (one) => one === 'mining-world')).toEqual({ numerator: 1n, denominator: 4n });
  });

  it('is won by the planet, by the Exterminators, or by who stays', () => {
    type Status = CapitalShipFate['status'];
    const play = (planetDestroyed: boolean, fox: Status, cub: Status, others: Status, dogs = false) => {
      const battle = assault(
        attacker,
        defender,
        {
          attacker: [
            { id: 'fox', status: fox },
            { id: 'cub', status: cub },
          ],
          defender: [
            { id: 'ox', status: others },
            { id: 'cow', status: others },
          ],
        },
        { exterminators: ['fox'], planetDestroyed },
      );
      const [one, other] = battle.ledger.sides;
      const gone = { ...other, squadrons: [{ id: 'dogs', status: 'disengaged', lost: 0 }] } as const;
      return { ...battle, ledger: { sides: [one, dogs ? gone : other] as const } };
    };
    const outcome = (...given: Parameters<typeof play>) => decideScenario(exterminatus, play(...given));
    expect(outcome(true, 'destroyed', 'on-table', 'on-table').winningSide).toBe('attacker');
    expect(outcome(false, 'hulk', 'on-table', 'on-table').winningSide).toBe('defender');
    expect(outcome(false, 'disengaged', 'disengaged', 'on-table').winningSide).toBe('defender');
    expect(outcome(false, 'on-table', 'on-table', 'disengaged', true).winningSide).toBe('attacker');
    expect(outcome(false, 'on-table', 'on-table', 'on-table')).toMatchObject({ winner: null, level: 'draw' });
    expect(outcome(false, 'disengaged', 'disengaged', 'destroyed', true).level).toBe('draw');
    expect(scenarioEnds(exterminatus, play(true, 'hulk', 'on-table', 'on-table'))).toEqual([
      'all Exterminators are destroyed',
      'the planet is destroyed',
    ]);
    expect(scenarioEnds(exterminatus, play(false, 'on-table', 'on-table', 'on-table'))).toEqual([]);
    const bad = assault(attacker, defender, {}, { exterminators: ['owl'], planetDestroyed: 'no' as never });
    expect(() => decideScenario(exterminatus, bad)).toThrow(
      /events\.exterminators\[0\].*events\.planetDestroyed/,
    );
    const none = assault(attacker, defender, {}, { exterminators: [], planetDestroyed: false });
    expect(() => decideScenario(exterminatus, none)).toThrow(code('scenario/too-few-ships'));
  });
});

describe('scenario ten: Fleet Engagement', () => {
  const first = fleet({ capitalShips: [cruiser('fox', 500, { speed: 25 })] });
  const second = fleet({
    capitalShips: [cruiser('ox', 440, { speed: 20 })],
    squadrons: [squadron('dogs', 2)],
  });
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { first, second } } };

  it('BG-FORMAT-1: takes equal points', () => {
    expect(checkForces(fleetEngagement, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(fleetEngagement, { ...muster, agreed: { points: 499 } }))).toEqual([
      'too-many-points forces.fleets.first',
      'too-many-points forces.fleets.second',
    ]);
  });

  it('crosses the formations: seen from both sides the same maps, and opposite zones', () => {
    const shown = (own: (typeof FORMATIONS)[number], enemy: (typeof FORMATIONS)[number]) =>
      formationOptions(own, enemy)
        .map(({ map, zone }) => (zone ? `${map} ${zone}` : map))
        .join(' / ');
    expect(FORMATIONS.map((own) => FORMATIONS.map((enemy) => shown(own, enemy)))).toEqual([
      ['B', 'A dark / C dark', 'A dark / D dark'],
      ['A white / C white', 'D dark / D white', 'B'],
      ['A white / D white', 'B', 'B'],
    ]);
    const opposite = { white: 'dark', dark: 'white' } as const;
    for (const own of FORMATIONS) {
      for (const enemy of FORMATIONS) {
        const theirs = formationOptions(enemy, own);
        const mirrored = theirs.map(({ map, zone }) => ({ map, zone: zone && opposite[zone] }));
        expect(new Set(mirrored.map((one) => JSON.stringify(one)))).toEqual(
          new Set(formationOptions(own, enemy).map((one) => JSON.stringify(one))),
        );
      }
    }
    expect(() => formationOptions('square' as 'wedge', 'wedge')).toThrow(code('argument/unknown-value'));
  });

  it('rolls for the pick with a bonus each for speed, Admiral and escorts, ties again', () => {
    expect(formationBonuses(first, second)).toEqual({
      fastestShip: true,
      bestAdmiral: false,
      mostEscorts: false,
    });
    expect(formationBonuses(second, first)).toEqual({
      fastestShip: false,
      bestAdmiral: false,
      mostEscorts: true,
    });
    expect(formationBonuses(first, first)).toEqual({
      fastestShip: false,
      bestAdmiral: false,
      mostEscorts: false,
    });
    const led = fleet({
      capitalShips: [cruiser('ox', 400, { commander: { name: 'Admiral', points: 50, leadership: 9 } })],
    });
    const sides = (one: Fleet, other: Fleet, formation: 'sphere' | 'wedge') =>
      [
        { side: 'first', formation: 'sphere', fleet: one },
        { side: 'second', formation, fleet: other },
      ] as const;
    expect(rollFormations(sides(first, led, 'wedge'), scriptedDice([3, 3, 3, 4]))).toEqual({
      picks: 'second',
      dice: [3, 4],
      bonuses: [1, 1],
    });
    expect(rollFormations(sides(led, fleet(), 'wedge'), scriptedDice([4, 4]))).toMatchObject({
      picks: 'first',
      bonuses: [1, 0],
    });
    const plain = odds((dice) => rollFormations(sides(first, led, 'sphere'), dice).picks);
    expect(probability(plain, (picks) => picks === 'first')).toEqual({ numerator: 1n, denominator: 2n });
  });

  it('gives the pick one of his own options, and the enemy the other zone', () => {
    for (const own of FORMATIONS) {
      for (const enemy of FORMATIONS) {
        const options = { first: formationOptions(own, enemy), second: formationOptions(enemy, own) };
        for (const picks of ['first', 'second'] as const) {
          for (const { map, zone } of options[picks]) {
            for (const colour of zone ? [zone] : (['white', 'dark'] as const)) {
              const pick = pickFormation({ options, pick: { picks } }, { map, zone: colour });
              expect(pick.map).toBe(map);
              expect(pick[colour]).toBe(picks);
              expect(new Set([pick.white, pick.dark])).toEqual(new Set(['first', 'second']));
            }
          }
        }
      }
    }
    const crossed = { first: formationOptions('cross', 'cross'), second: formationOptions('cross', 'cross') };
    const rolled = { options: crossed, pick: { picks: 'first' } } as const;
    expect(() => pickFormation(rolled, { map: 'A', zone: 'dark' })).toThrow(code('scenario/wrong-choice'));
    expect(() => pickFormation(rolled, { map: 'B', zone: 'red' as 'dark' })).toThrow(
      code('scenario/wrong-choice'),
    );
  });

  it('draws the divisions of all maps within any table, 3 of them where a zone is split', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 120, max: 300 }),
      height: fc.integer({ min: 60, max: 120 }),
    });
    fc.assert(
      fc.property(sizes, fc.constantFrom('A', 'B', 'C', 'D'), (size, map) => {
        const zones = formationZones({ map, white: 'first', dark: 'second' } as const, size);
        const count = { A: 4, B: 6, C: 3, D: 4 }[map];
        expect(zones).toHaveLength(count);
        for (const { zone } of zones) {
          expect(checkZone(zone)).toEqual([]);
          for (const { x, y } of zone.pieces.flatMap(({ corners }) => corners)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(size.width + 1e-6);
            expect(y).toBeLessThanOrEqual(size.height + 1e-6);
          }
        }
      }),
    );
    const [white] = formationZones({ map: 'C', white: 'second', dark: 'first' }, table);
    expect(white).toMatchObject({ side: 'second', heading: 180 });
    expect(zoneHolds(white, { x: 60, y: 75 })).toBe(true);
    expect(zoneHolds(white, { x: 59, y: 75 })).toBe(false);
  });

  it('rolls pick and order of deployment, and wants known formations', () => {
    const facts = {
      ...muster,
      choices: { formations: { first: 'wedge', second: 'sphere' } },
      table,
      battlezone: 'none',
    } as const;
    const setUp = setUpScenario(fleetEngagement, facts, scriptedDice([1, 1, 1, 4, 5, 2, 6, 1, 3]));
    expect(setUp.rolls.options.first).toEqual([
      { map: 'A', zone: 'white' },
      { map: 'C', zone: 'white' },
    ]);
    expect(setUp.rolls.pick).toEqual({ picks: 'second', dice: [4, 5], bonuses: [1, 1] });
    expect(setUp.rolls.order).toEqual({ placesFirst: 'first', dice: [2, 6] });
    expect(setUp.firstTurn).toEqual({ by: 'roll-off', chooser: 'second', dice: [1, 3] });
    const square = { formations: { first: 'square' as 'wedge', second: undefined as never } };
    expect(codes(checkSetUp(fleetEngagement, { ...facts, choices: square }))).toEqual([
      'wrong-choice choices.formations.first',
      'wrong-choice choices.formations.second',
    ]);
  });

  it('is won by victory points', () => {
    const play = (fox: CapitalShipFate['status'], ox: CapitalShipFate['status']) =>
      ({
        players: { first: 'Ann', second: 'Ben' },
        ledger: {
          sides: [
            side('Ann', first, { capitalShips: [{ id: 'fox', status: fox }] }),
            side('Ben', second, { capitalShips: [{ id: 'ox', status: ox }] }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(fleetEngagement, play('on-table', 'destroyed')).winner).toBe('Ann');
    expect(decideScenario(fleetEngagement, play('disengaged', 'on-table')).winner).toBe('Ben');
  });
});

describe('setting up', () => {
  it('BG-FORMAT-1, BG-PRE-1: rolls phenomena, Leadership, the set-up and the first turn, in this order', () => {
    const labels: string[] = [];
    const real = seededDice(2);
    const facts = {
      agreed: { points: 500 },
      rolls: {},
      forces: {
        fleets: {
          first: fleet({ capitalShips: [cruiser('fox')] }),
          second: fleet({ capitalShips: [cruiser('ox')] }),
        },
      },
      choices: { formations: { first: 'wedge', second: 'cross' } },
      table,
      battlezone: 'roll',
    } as const;
    const setUp = setUpScenario(fleetEngagement, deepFreeze(facts), {
      roll: (sides, label = '') => {
        labels.push(label);
        return real.roll(sides, label);
      },
    });
    const firstOf = (start: string) => labels.findIndex((label) => label.startsWith(start));
    const order = [
      'Battlezone',
      'Sunward edge',
      'Square',
      'Leadership',
      'Who picks',
      'Who sets up first',
      'First turn',
    ].map(firstOf);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
    expect(JSON.parse(JSON.stringify(setUp))).toStrictEqual(setUp);
  });

  it('C92: two battles of one scenario share nothing, whatever is done to the first', () => {
    const facts = () => ({
      agreed: { points: 500 },
      rolls: {},
      forces: {
        fleets: {
          first: fleet({ capitalShips: [cruiser('fox')] }),
          second: fleet({ capitalShips: [cruiser('ox')] }),
        },
      },
      choices: { formations: { first: 'wedge', second: 'sphere' } as const },
      table,
      battlezone: 'deep-space' as const,
    });
    const untouched = JSON.stringify(setUpScenario(fleetEngagement, facts(), seededDice(6)));
    const spoilt = setUpScenario(fleetEngagement, facts(), seededDice(6));
    for (const option of spoilt.rolls.options.first) Object.assign(option, { map: 'Z' });
    Object.assign(spoilt.battlefield ?? {}, { fields: [] });
    expect(JSON.stringify(setUpScenario(fleetEngagement, facts(), seededDice(6)))).toBe(untouched);
  });

  it('refuses what has no forces at all', () => {
    expect(() => checkForces(fleetEngagement, undefined as never)).toThrow(code('argument/missing'));
    const empty = { agreed: { points: 500 }, rolls: {}, forces: {} } as never;
    expect(() => checkForces(fleetEngagement, empty)).toThrow(/muster\.forces\.fleets/);
  });
});
