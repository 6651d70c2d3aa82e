import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bothOdds,
  loggedDice,
  mean,
  odds,
  probability,
  scriptedDice,
  seededDice,
  simulate,
} from 'wargame-rules';
import {
  ASTRONOMICON,
  checkClaim,
  checkEndGame,
  checkHappening,
  endGame,
  holdingOdds,
  rollWorth,
  sideOdds,
} from 'wargame-rules/movable-objectives';
import { startedSet, typeNames } from './arbitraries';
import { ABOARD, BOY, battle, ENEMY, NOB, objectiveOf, places, reasons, thrownBy } from './build';

/** The chance of a worth, as a fraction in lowest terms. */
const chanceOf = (types: readonly string[], worth: number): string => {
  const { numerator, denominator } = probability(
    holdingOdds([types], ASTRONOMICON),
    (value) => value === worth,
  );
  return `${numerator}/${denominator}`;
};

describe('the end of the game', () => {
  it('MO-DAM-1: on a 1 what is Damaged is worthless and destroyed', () => {
    const set = battle([{ id: 'relic', types: ['damaged'], carriedBy: BOY, at: { x: 1, y: 1 } }]);
    const { state, events } = endGame(set, ASTRONOMICON, scriptedDice([1]));
    expect(objectiveOf(state, 'relic')).toMatchObject({
      place: { kind: 'removed', by: 'damaged' },
      at: null,
    });
    expect(events).toEqual([
      { type: 'removed', objective: 'relic', by: 'damaged', at: { x: 1, y: 1 } },
      { type: 'scored', score: state.score },
    ]);
    expect(state.score?.[0]).toEqual({
      side: 'red',
      objectives: [{ objective: 'relic', rolls: [{ type: 'damaged', die: 1 }], worth: 0, destroyed: true }],
      worth: 0,
    });
    const kept = endGame(set, ASTRONOMICON, scriptedDice([2])).state;
    expect(kept.score?.[0]?.worth).toBe(1);
    expect(objectiveOf(kept, 'relic').place).toEqual(objectiveOf(set, 'relic').place);
  });

  it('MO-VITAL-1: on a 6 what is Vital counts as two', () => {
    const set = battle([{ id: 'relic', types: ['vital'], carriedBy: BOY }]);
    const worths = [1, 2, 3, 4, 5, 6].map(
      (face) => endGame(set, ASTRONOMICON, scriptedDice([face])).state.score?.[0]?.worth,
    );
    expect(worths).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it("MO-DAM-1: models and transports hold for their side; what lies about is nobody's", () => {
    const set = battle([
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', types: ['damaged', 'vital'] },
      { id: 'fuel', types: ['vital'], aboard: ABOARD },
      { id: 'other', types: ['damaged'], carriedBy: ENEMY },
    ]);
    const log = loggedDice(scriptedDice([6, 3]));
    const { score } = endGame(set, ASTRONOMICON, log).state;
    expect(
      score?.map(({ side, worth, objectives }) => [side, worth, objectives.map((one) => one.objective)]),
    ).toEqual([
      ['red', 3, ['relic', 'fuel']],
      ['blue', 1, ['other']],
    ]);
    expect(log.rolls().map(({ label }) => label)).toEqual(['Vital: fuel', 'Damaged: other']);
  });

  it('MO-TYPE-1: Damaged and Vital roll two dice, and what is destroyed only one', () => {
    const relic = { id: 'relic', types: ['damaged', 'vital'] };
    const dice = scriptedDice([1]);
    expect(rollWorth(relic, ASTRONOMICON, dice)).toMatchObject({ worth: 0, destroyed: true });
    dice.finish();
    expect(rollWorth(relic, ASTRONOMICON, scriptedDice([6, 6])).worth).toBe(2);
    expect(rollWorth(relic, ASTRONOMICON, scriptedDice([2, 5])).rolls).toEqual([
      { type: 'damaged', die: 2 },
      { type: 'vital', die: 5 },
    ]);
  });

  it('MO-DAM-1: destroys what rolled the 1, and nothing else', () => {
    const set = battle([
      { id: 'relic', types: ['vital'], carriedBy: BOY, at: { x: 1, y: 1 } },
      { id: 'crate', types: ['damaged'], carriedBy: NOB, at: { x: 2, y: 2 } },
    ]);
    const { state, events } = endGame(set, ASTRONOMICON, scriptedDice([6, 1]));
    const score = [
      {
        side: 'red',
        objectives: [
          { objective: 'relic', rolls: [{ type: 'vital', die: 6 }], worth: 2, destroyed: false },
          { objective: 'crate', rolls: [{ type: 'damaged', die: 1 }], worth: 0, destroyed: true },
        ],
        worth: 2,
      },
      { side: 'blue', objectives: [], worth: 0 },
    ];
    expect(events).toEqual([
      { type: 'removed', objective: 'crate', by: 'damaged', at: { x: 2, y: 2 } },
      { type: 'scored', score },
    ]);
    expect(state.objectives.map(({ place }) => place.kind)).toEqual(['carried', 'removed']);
  });

  it('C31: is scored once, and nothing happens after it', () => {
    const set = battle([{ id: 'relic', types: ['vital'], carriedBy: BOY }]);
    const { state } = endGame(set, ASTRONOMICON, scriptedDice([6]));
    expect(reasons(checkEndGame(state))).toEqual(['objective/game-over']);
    expect(reasons(thrownBy(() => endGame(state, ASTRONOMICON, scriptedDice([]))))).toEqual([
      'objective/game-over',
    ]);
    const claim = { objective: 'relic', model: NOB, by: 'sweeping-advance', touchedBy: ['nob'] } as const;
    expect(reasons(checkClaim(state, claim, ASTRONOMICON))).toEqual(['objective/game-over']);
    for (const type of ['moves-begin', 'phase-ends', 'turn-ends', 'game-ends'] as const) {
      expect(reasons(checkHappening(state, { type }, ASTRONOMICON))[0]).toBe('objective/game-over');
    }
  });
});

describe('the odds', () => {
  it('MO-DAM-1, MO-VITAL-1: of one objective, exactly', () => {
    expect([0, 1, 2].map((worth) => chanceOf(['damaged', 'vital'], worth))).toEqual(['1/6', '25/36', '5/36']);
    expect([0, 1, 2].map((worth) => chanceOf(['damaged'], worth))).toEqual(['1/6', '5/6', '0/1']);
    expect([0, 1, 2].map((worth) => chanceOf(['vital'], worth))).toEqual(['0/1', '5/6', '1/6']);
    expect([0, 1, 2].map((worth) => chanceOf([], worth))).toEqual(['0/1', '1/1', '0/1']);
  });

  it('MO-VITAL-1: three Vital ones beat four plain ones in 2 of 27 cases', () => {
    const vital = holdingOdds([['vital'], ['vital'], ['vital']], ASTRONOMICON);
    const plain = holdingOdds([[], [], [], []], ASTRONOMICON);
    const beats = bothOdds(vital, plain, (mine, yours) => mine > yours);
    expect(probability(beats, (won) => won)).toEqual({ numerator: 2n, denominator: 27n });
    expect(probability(vital, (worth) => worth === 4)).toEqual({ numerator: 25n, denominator: 72n });
  });

  it('come to one, and to what the rule gives over every die', () => {
    fc.assert(
      fc.property(fc.array(typeNames, { maxLength: 3 }), (holding) => {
        const merged = holdingOdds(holding, ASTRONOMICON);
        const whole = odds((dice) =>
          holding.reduce((sum, types) => sum + rollWorth({ id: 'x', types }, ASTRONOMICON, dice).worth, 0),
        );
        expect(merged.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(merged.total);
        expect(merged).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('agree with play: a side scores as often as they say', () => {
    const set = battle([
      { id: 'relic', types: ['damaged', 'vital'], carriedBy: BOY },
      { id: 'fuel', types: ['vital'], aboard: ABOARD },
      { id: 'crate', types: ['damaged'] },
    ]);
    const exact = sideOdds(set, 'red', ASTRONOMICON);
    expect(mean(exact)).toEqual({ numerator: 77n, denominator: 36n });
    const played = simulate((dice) => endGame(set, ASTRONOMICON, dice).state.score?.[0]?.worth ?? -1, {
      runs: 4000,
      seed: 'relics',
    });
    for (const { value, low, high } of played.outcomes) {
      const { numerator, denominator } = probability(exact, (worth) => worth === value);
      const chance = Number(numerator) / Number(denominator);
      expect(chance).toBeGreaterThan(low - 0.01);
      expect(chance).toBeLessThan(high + 0.01);
    }
    expect(places(thrownBy(() => sideOdds(set, 'green', ASTRONOMICON)))).toEqual([
      'objective/unknown-side at side',
    ]);
  });

  it('C31: are settled when the game has ended', () => {
    const set = battle([
      { id: 'relic', types: ['vital'], carriedBy: BOY },
      { id: 'crate', types: ['damaged'], carriedBy: ENEMY },
    ]);
    const { state } = endGame(set, ASTRONOMICON, scriptedDice([6, 1]));
    const certain = (side: string, worth: number) =>
      expect(probability(sideOdds(state, side, ASTRONOMICON), (score) => score === worth)).toEqual({
        numerator: 1n,
        denominator: 1n,
      });
    certain('red', 2);
    certain('blue', 0);
  });

  it('are no trouble for a hundred objectives', () => {
    const hundred = holdingOdds(Array(100).fill(['damaged', 'vital']), ASTRONOMICON);
    expect(hundred.outcomes).toHaveLength(201);
    expect(mean(hundred)).toEqual({ numerator: 875n, denominator: 9n });
  });

  it('score nobody twice for one objective', () => {
    fc.assert(
      fc.property(startedSet, fc.integer(), (set, seed) => {
        const score = endGame(set, ASTRONOMICON, seededDice(seed)).state.score ?? [];
        const scored = score.flatMap(({ objectives }) => objectives.map(({ objective }) => objective));
        expect(scored.sort()).toEqual(['o4', 'o5', 'o6']);
        for (const { worth, objectives } of score) {
          expect(worth).toBe(objectives.reduce((sum, one) => sum + one.worth, 0));
        }
      }),
    );
  });
});
