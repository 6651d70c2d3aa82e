import { describe, expect, it } from 'vitest';
import { odds, playScript, probability } from 'wargame-rules';
import {
  decoy,
  desperateMission,
  experimentalShip,
  experimentImprovementTable,
  experimentSideEffectTable,
  hitAndRun,
  rollExperiment,
  secretIntelligence,
  setUpSubplot,
  subplotEffects,
  surpriseAttackPloy,
  TRANSPORT_FIGURES,
} from 'wargame-rules/battlefleet-gothic';
import { cruiser, fate, fleet, refusals } from '../ledger/build';
import { ANN_WON, BEN_WON, chosen, completes, DRAWN, ENEMY, FORCES, OWN, setUp } from './play';

describe('Surprise Attack!', () => {
  it('C02: denies the enemy special orders for D3 turns', () => {
    const turns = odds((dice) => setUpSubplot(surpriseAttackPloy, FORCES, dice).rolled.turns).outcomes;
    expect(turns.map(({ value, weight }) => [value, weight])).toEqual([
      [1, 1n],
      [2, 1n],
      [3, 1n],
    ]);
    expect(subplotEffects(surpriseAttackPloy, setUp(surpriseAttackPloy, [4]))).toEqual([
      { type: 'no-special-orders', turns: 2 },
    ]);
  });

  it('is completed when the battle is won', () => {
    const inPlay = setUp(surpriseAttackPloy, [1]);
    expect(completes(surpriseAttackPloy, inPlay, {}, {}, ANN_WON)).toBe(true);
    expect(completes(surpriseAttackPloy, inPlay, {}, {}, DRAWN)).toBe(false);
  });
});

describe('Secret Intelligence', () => {
  const inPlay = chosen(secretIntelligence, 'y');

  it('gives the commander a re-roll', () => {
    expect(subplotEffects(secretIntelligence, inPlay)).toEqual([{ type: 'commander-rerolls', more: 1 }]);
  });

  it('is completed when the informer’s ship was boarded, or attacked hit-and-run', () => {
    const having = (type: 'fire' | 'boarding' | 'hit-and-run', target: string) =>
      completes(secretIntelligence, inPlay, { deeds: [{ type, by: 'a', target }] }, {});
    expect(having('boarding', 'y')).toBe(true);
    expect(having('hit-and-run', 'y')).toBe(true);
    expect(having('fire', 'y')).toBe(false);
    expect(having('boarding', 'x')).toBe(false);
    expect(completes(secretIntelligence, inPlay, {}, {})).toBe(false);
  });
});

describe('Experimental Ship', () => {
  it('rolls a side effect again that contradicts the improvement', () => {
    const { rolled } = setUp(experimentalShip, [2, 1, 2, 2, 6]);
    expect(rolled).toEqual({
      ship: 'a',
      improvement: { roll: 1, result: { changes: 'weapon-range', percent: 150 } },
      sideEffect: { roll: 6, result: { changes: 'weapon-strength', percent: 50, rounding: 'up' } },
    });
    const inPlay = setUp(experimentalShip, [2, 1, 2, 2, 6]);
    expect(subplotEffects(experimentalShip, inPlay)).toEqual([
      {
        type: 'experiment',
        ship: 'a',
        improvement: { changes: 'weapon-range', percent: 150 },
        sideEffect: { changes: 'weapon-strength', percent: 50, rounding: 'up' },
      },
    ]);
  });

  it('has exact odds: 1/36 for each pair with improvement 5, else 1/30 for each that is allowed', () => {
    const exact = odds((dice) => {
      const { improvement, sideEffect } = rollExperiment(dice);
      return [improvement.roll, sideEffect.roll] as const;
    });
    const chance = (improvement: number, sideEffect: number) =>
      probability(exact, (pair) => pair[0] === improvement && pair[1] === sideEffect);
    const contradictions = new Set(['1,2', '2,1', '3,4', '4,3', '6,5']);
    for (const improvement of [1, 2, 3, 4, 5, 6]) {
      for (const sideEffect of [1, 2, 3, 4, 5, 6]) {
        const never = contradictions.has(`${improvement},${sideEffect}`);
        const expected = never
          ? { numerator: 0n, denominator: 1n }
          : { numerator: 1n, denominator: improvement === 5 ? 36n : 30n };
        expect(chance(improvement, sideEffect)).toEqual(expected);
      }
    }
  });

  it('C09, C59: rolls no die too many, and the one that counts is told', () => {
    expect(playScript(rollExperiment, [5, 5]).sideEffect.roll).toBe(5);
    expect(playScript(rollExperiment, [6, 5, 5, 1]).sideEffect.roll).toBe(1);
  });

  it('C20, C21: has tables of six rows each, which say where they come from', () => {
    for (const { rows } of [experimentImprovementTable, experimentSideEffectTable]) {
      expect(rows.map(({ from, to, provenance }) => [from, to, provenance])).toEqual(
        [1, 2, 3, 4, 5, 6].map((value) => [value, value, 'second-hand']),
      );
    }
    const changes = ({ rows }: typeof experimentImprovementTable) =>
      rows.map(({ result: { changes: what, ...how } }) => `${what} ${Object.values(how).join(' ')}`);
    expect(changes(experimentImprovementTable)).toEqual([
      'weapon-range 150',
      'shields 1',
      'speed 5',
      'damage-points 2',
      'turns 90',
      'leadership 1',
    ]);
    expect(changes(experimentSideEffectTable)).toEqual([
      'shields -1',
      'weapon-range 50',
      'damage-points -2',
      'speed -5',
      'leadership -1',
      'weapon-strength 50 up',
    ]);
    expect(experimentalShip.provenance).toBe('second-hand');
  });

  it('is completed when it is neither crippled nor destroyed', () => {
    const inPlay = setUp(experimentalShip, [3, 5, 6]);
    const becomes = (...told: Parameters<typeof fate>) =>
      completes(experimentalShip, inPlay, { capitalShips: [fate(...told)] }, {});
    expect(becomes('b', 'disengaged')).toBe(true);
    expect(becomes('a', 'destroyed')).toBe(true);
    expect(becomes('b', 'on-table', { crippled: true })).toBe(false);
    expect(becomes('b', 'hulk')).toBe(false);
    const without = { fleet: fleet([cruiser('a')]) };
    expect(refusals(() => completes(experimentalShip, inPlay, without, {}))).toEqual([
      ['subplot/unknown-unit', 'rolled.ship'],
    ]);
  });
});

describe('Desperate Mission', () => {
  it('is completed when the nominated ship is neither crippled nor destroyed', () => {
    const inPlay = chosen(desperateMission, 'a');
    const becomes = (...told: Parameters<typeof fate>) =>
      completes(desperateMission, inPlay, { capitalShips: [fate(...told)] }, {});
    expect(becomes('b', 'destroyed')).toBe(true);
    expect(becomes('a', 'disengaged', { crippled: true })).toBe(false);
    expect(becomes('a', 'destroyed')).toBe(false);
    expect(refusals(() => chosen(desperateMission, 's'))).toEqual([['subplot/wrong-unit', 'id']]);
  });
});

describe('Decoy', () => {
  const own = fleet([...OWN.capitalShips, cruiser('decoy', { decoy: true })]);
  const inPlay = chosen(decoy, 'decoy', [], { ...FORCES, own });

  it('is an additional ship, marked as such, with the figures of a transport', () => {
    expect(refusals(() => chosen(decoy, 'a', [], { ...FORCES, own }))).toEqual([
      ['subplot/wrong-unit', 'id'],
    ]);
    expect(subplotEffects(decoy, inPlay)).toEqual([
      { type: 'decoy', ship: 'decoy', figures: TRANSPORT_FIGURES },
    ]);
    expect(TRANSPORT_FIGURES).toMatchObject({ damagePoints: 1, speed: 15, provenance: 'second-hand' });
  });

  it('BG-SUB-3: is completed when a capital ship of the enemy fires at it, and not by a decoy of his', () => {
    const fired = (by: string, target: string) =>
      completes(decoy, inPlay, { fleet: own }, { deeds: [{ type: 'fire', by, target }] });
    expect(fired('x', 'decoy')).toBe(true);
    expect(fired('p', 'decoy')).toBe(false);
    expect(fired('x', 'a')).toBe(false);
    const shots = ['p', 'x'].map((by) => ({ type: 'fire', by, target: 'decoy' }) as const);
    expect(completes(decoy, inPlay, { fleet: own }, { deeds: shots })).toBe(true);
    expect(completes(decoy, inPlay, { fleet: own }, {})).toBe(false);
    const posing = fleet([...ENEMY.capitalShips, cruiser('sham', { decoy: true })]);
    const byDecoy = { fleet: posing, deeds: [{ type: 'fire', by: 'sham', target: 'decoy' } as const] };
    expect(completes(decoy, inPlay, { fleet: own }, byDecoy)).toBe(false);
    const rammed = { deeds: [{ type: 'boarding', by: 'x', target: 'decoy' } as const] };
    expect(completes(decoy, inPlay, { fleet: own }, rammed)).toBe(false);
  });
});

describe('Hit-and-Run', () => {
  it('C19: allows 2D6 turns', () => {
    const turns = odds((dice) => setUpSubplot(hitAndRun, FORCES, dice).rolled.turns).outcomes;
    expect(turns.map(({ value, weight }) => [value, Number(weight)])).toEqual(
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((weight, index) => [index + 2, weight]),
    );
    expect(subplotEffects(hitAndRun, setUp(hitAndRun, [3, 4]))).toEqual([{ type: 'time-limit', turns: 7 }]);
  });

  it('C36: is completed when the battle was won by the end of the last of them', () => {
    const inPlay = setUp(hitAndRun, [3, 4]);
    expect(completes(hitAndRun, inPlay, {}, {}, { ...ANN_WON, turns: 7 })).toBe(true);
    expect(completes(hitAndRun, inPlay, {}, {}, { ...ANN_WON, turns: 8 })).toBe(false);
    expect(completes(hitAndRun, inPlay, {}, {}, { ...DRAWN, turns: 2 })).toBe(false);
    expect(completes(hitAndRun, inPlay, {}, {}, BEN_WON)).toBe(false);
    expect(refusals(() => completes(hitAndRun, inPlay, {}, {}, ANN_WON))).toEqual([
      ['subplot/missing-fact', 'turns'],
    ]);
  });
});
