import { describe, expect, it } from 'vitest';
import { d6, defineGame, type Game, type Match, replay, WargameError } from 'wargame-rules';
import { matches } from 'wargame-rules/testing';
import { rangeOf, samples } from './samples';

interface CountTypes {
  readonly setup: { readonly goal: number };
  readonly state: { readonly sum: number; readonly goal: number };
  readonly player: 'Ann';
  readonly view: unknown;
  readonly action: { readonly type: 'roll'; readonly player: 'Ann' };
  readonly event: { readonly type: 'rolled'; readonly die: number };
}

const roll = { type: 'roll', player: 'Ann' } as const;

const refused = () => new WargameError({ code: 'count/no', message: 'Ann rolls, as long as she has to' });

/** Ann adds dice to a sum until it reaches the goal. */
const count: Game<CountTypes> = defineGame<CountTypes>({
  id: 'count',
  version: 1,
  parse: {
    setup: (json) => json as CountTypes['setup'],
    action(json) {
      const { type, player } = Object(json);
      if (type !== 'roll' || player !== 'Ann') throw refused();
      return roll;
    },
  },
  players: () => ['Ann'],
  start: ({ goal }) => ({ sum: 0, goal }),
  toAct: ({ sum, goal }) => (sum < goal ? ['Ann'] : []),
  check: ({ sum, goal }) => (sum < goal ? [] : refused().violations),
  actions: ({ sum, goal }) => (sum < goal ? [roll] : []),
  apply({ sum, goal }, _, dice) {
    if (sum >= goal) throw refused();
    const die = d6(dice);
    return { state: { sum: sum + die, goal }, events: [{ type: 'rolled', die }] };
  },
  outcome: ({ sum, goal }) => (sum < goal ? null : { winners: ['Ann'], reasons: [] }),
  view: (state) => state,
});

const lengths = (all: readonly Match<CountTypes>[]) => all.map(({ record }) => record.steps.length);

describe('matches', () => {
  it('stand anywhere between their start and the last of so many steps, 30 unless told', () => {
    const endless = { goal: 1e9 };
    expect(rangeOf(lengths(samples(matches(count, endless), 100)))).toEqual([0, 30]);
    expect(rangeOf(lengths(samples(matches(count, endless, 3), 50)))).toEqual([0, 3]);
  });

  it('are played on the set-up, and no further when they are over', () => {
    const all = samples(matches(count, { goal: 6 }), 100);
    expect(rangeOf(lengths(all))[0]).toBe(0);
    const ended = all.filter(({ state }) => state.sum >= 6);
    expect(new Set(all.map(({ state }) => state.sum >= 6))).toEqual(new Set([false, true]));
    for (const { state, record } of ended) {
      const [last] = record.steps.at(-1)?.faces ?? [];
      expect(state.goal).toBe(6);
      expect(state.sum - (last?.face ?? 0)).toBeLessThan(6);
    }
  });

  it('are played from seeds of their own, and can be played again', () => {
    const all = samples(matches(count, { goal: 20 }, 5), 50);
    expect(new Set(all.map(({ record }) => record.seed)).size).toBeGreaterThan(10);
    for (const match of all) expect(replay(count, match.record)).toEqual(match);
  });
});
