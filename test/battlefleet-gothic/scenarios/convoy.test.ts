import { describe, expect, it } from 'vitest';
import { loggedDice, mapOdds, odds, probability, scriptedDice, seededDice } from 'wargame-rules';
import {
  battleResult,
  blockadeRun,
  checkForces,
  checkSpacing,
  convoy,
  decideScenario,
  generateSubplot,
  hitAndRun,
  markersToWake,
  markersWoken,
  renownAfterBattle,
  rollCluster,
  rollForces,
  SPACINGS,
  scenarioEnds,
  setUpScenario,
  setUpSubplot,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, transports } from './arbitraries';
import { code, codes, table } from './shorthand';

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
