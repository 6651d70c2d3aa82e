import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError, playOut, seededDice, startMatch } from 'wargame-rules';
import {
  type OpenHostilityAction,
  type OpenHostilityState,
  openHostility,
  parseAction,
  parseSetup,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { runs } from '../../runs';

/** States and legal actions from a few matches: what hostile input is made of. */
const met: { readonly state: OpenHostilityState; readonly action: OpenHostilityAction }[] = [];
for (let seed = 0; seed < 3; seed++) {
  playOut(openHostility, startMatch(openHostility, { players: ['Ann', 'Ben'] }, { seed }), {
    botSeed: seed,
    bot: (game, state, player, dice) => {
      const action = game.propose?.(state, player, dice) as OpenHostilityAction;
      met.push({ state: deepFreeze(structuredClone(state)), action });
      return action;
    },
  });
}

const NASTY: readonly unknown[] = [
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e300,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(100_000),
  [],
  {},
  [null],
  true,
  JSON.parse('{"__proto__":{"polluted":true},"type":"muster"}'),
];

/** An action with something in it replaced, dropped or added. */
const hostile = fc
  .tuple(
    fc.constantFrom(...met),
    fc.nat(),
    fc.constantFrom(...NASTY),
    fc.constantFrom('replace', 'drop', 'add'),
  )
  .map(([{ state, action }, pick, nasty, how]) => {
    const copy = structuredClone(action) as unknown as Record<string, unknown>;
    const holders = containers(copy);
    const holder = holders[pick % holders.length] as Record<string, unknown>;
    const keys = Object.keys(holder);
    const key = keys[pick % Math.max(1, keys.length)] ?? 'type';
    if (how === 'drop') delete holder[key];
    else holder[how === 'add' ? 'extra' : key] = nasty;
    return { state, json: copy as unknown };
  });

describe('hostile input', () => {
  it('C87, C88: malformed actions are refused with a typed error, and the state stays as it was', () => {
    fc.assert(
      fc.property(hostile, ({ state, json }) => {
        const before = JSON.stringify(state);
        try {
          const action = parseAction(json);
          const faults = openHostility.check(state, action);
          if (faults.length > 0) {
            expect(() => openHostility.apply(state, action, seededDice(1))).toThrow(
              expect.objectContaining({ violations: faults }),
            );
          } else openHostility.apply(state, action, seededDice(1));
        } catch (error) {
          expect(isWargameError(error) ? 'typed' : error).toBe('typed');
        }
        expect(JSON.stringify(state)).toBe(before);
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      }),
      { numRuns: runs(2_000, 100_000) },
    );
  });

  it('whatever is no action at all is refused, with the place', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        expect(() => parseAction(json)).toThrow(expect.objectContaining({ code: 'parse/malformed' }));
        expect(() => parseSetup(json)).toThrow(expect.objectContaining({ code: 'parse/malformed' }));
      }),
    );
    expect(() => parseAction({ type: 'report', player: 'Ann', fact: { type: 'flee', models: [3] } })).toThrow(
      /^fact\.models\[0\]: /,
    );
  });
});

function containers(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containers)];
}
