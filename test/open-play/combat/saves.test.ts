import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probability, scriptedDice, simulate } from 'wargame-rules';
import {
  bestSave,
  type SaveFacts,
  type SaveOption,
  saveOdds,
  saveOptions,
  savingThrow,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';

const FACES = [1, 2, 3, 4, 5, 6];

const facts: fc.Arbitrary<SaveFacts> = fc.record(
  {
    save: fc.integer({ min: 2, max: 9 }),
    ap: fc.integer({ min: -6, max: 0 }),
    modifier: fc.integer({ min: -2, max: 3 }),
    invulnerableSaves: fc.array(fc.integer({ min: 2, max: 7 }), { maxLength: 3 }),
    invulnerableModifier: fc.integer({ min: -1, max: 1 }),
  },
  { requiredKeys: ['save'] },
);

/** How many faces save, counted by rolling each. */
const saving = (of: SaveFacts & { readonly using?: SaveOption }): number =>
  FACES.filter((face) => savingThrow(of, scriptedDice([face])).passed).length;

const refusal = (code: string, path: string) =>
  expect.objectContaining({ code, violations: [expect.objectContaining({ path })] });

describe('a saving throw', () => {
  it('OP-SAVE-1, C41: never succeeds on an unmodified 1', () => {
    fc.assert(
      fc.property(facts, (of) => {
        expect(savingThrow(deepFreeze(of), scriptedDice([1])).passed).toBe(false);
        expect(saving(of)).toBeLessThanOrEqual(5);
      }),
    );
    expect(saving({ save: 2, modifier: 1 })).toBe(5);
  });

  it('OP-SAVE-1, C46: is no likelier with a worse Save, worse AP or a lesser modifier', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { save = 7, ap = 0, modifier = 0 } = of;
        for (const worse of [
          { ...of, save: save + 1 },
          { ...of, ap: ap - 1 },
          { ...of, modifier: modifier - 1 },
        ]) {
          expect(saving(worse)).toBeLessThanOrEqual(saving(of));
        }
      }),
    );
  });

  it('OP-SAVE-1, C39: adds AP once, and 4+ with +1 is 3+', () => {
    expect([0, -1, -2, -3].map((ap) => saving({ save: 3, ap }))).toEqual([4, 3, 2, 1]);
    expect(saving({ save: 4, modifier: 1 })).toBe(saving({ save: 3 }));
    expect(saveOptions({ save: 4, ap: -1, modifier: 2 })).toEqual([{ kind: 'save', needed: 4, modifier: 1 }]);
    expect(() => saving({ save: 3, ap: 1 })).toThrow(refusal('argument/out-of-range', 'ap'));
  });

  it('C30: succeeds at the Save itself', () => {
    expect(savingThrow({ save: 4 }, scriptedDice([4])).passed).toBe(true);
  });

  it('C40: is never capped: a Save of 7 or worse needs a bonus', () => {
    expect([{ save: 6, ap: -1 }, { save: 4, ap: -3 }, { save: 7 }].map(saving)).toEqual([0, 0, 0]);
    expect(saving({ save: 7, modifier: 1 })).toBe(1);
  });

  it('C43: adds up all modifiers in one step, and may go above 6', () => {
    expect(savingThrow({ save: 3, ap: -3, modifier: 1 }, scriptedDice([5]))).toMatchObject({
      total: 3,
      passed: true,
    });
    expect(savingThrow({ save: 3, ap: -3, modifier: 1 }, scriptedDice([4])).passed).toBe(false);
    expect(savingThrow({ save: 7, modifier: 1 }, scriptedDice([6]))).toMatchObject({
      total: 7,
      passed: true,
    });
  });

  it('C45: adds to each die, not to how many succeed', () => {
    const dice = scriptedDice([1, 3, 3]);
    const passed = [1, 2, 3].map(() => savingThrow({ save: 4, modifier: 1 }, dice).passed);
    expect(passed).toEqual([false, true, true]);
  });

  it('OP-SAVE-2: with an invulnerable save, AP and what holds for the Save change nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.integer({ min: -6, max: 0 }), (needed, ap) => {
        const options = saveOptions({ save: 3, ap, modifier: 1, invulnerableSaves: [needed] });
        expect(options[1]).toEqual({ kind: 'invulnerable', needed, modifier: 0 });
      }),
    );
  });

  it('OP-SAVE-2: the best save is the best, by counting faces', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const all = saveOptions(of).map((using) => saving({ ...of, using }));
        const best = bestSave(of);
        expect(saving({ ...of, using: best })).toBe(Math.max(...all));
        expect(saving(of)).toBe(Math.max(...all));
        expect(saveOptions(of)[all.indexOf(Math.max(...all))]).toEqual(best);
      }),
    );
  });

  it('OP-SAVE-2: takes the one save that the player chooses, and no other', () => {
    const of = { save: 3, invulnerableSaves: [5, 4] };
    const using = { kind: 'invulnerable', needed: 5, modifier: 0 } as const;
    expect(savingThrow({ ...of, using }, scriptedDice([4]))).toMatchObject({
      passed: false,
      used: 'invulnerable',
    });
    for (const wrong of [
      { ...using, kind: 'save' as const },
      { ...using, needed: 2 },
      { ...using, needed: Number.NaN },
      { ...using, modifier: 3 },
    ]) {
      expect(() => savingThrow({ ...of, using: wrong }, scriptedDice([4]))).toThrow(
        expect.objectContaining({
          code: 'argument/unknown-value',
          violations: [expect.objectContaining({ rule: 'OP-SAVE-2', path: 'using' })],
        }),
      );
    }
  });

  it('C89: gives no -0', () => {
    const none = { ap: -0, modifier: -0, invulnerableModifier: -0 };
    const options = saveOptions({ save: 3, invulnerableSaves: [4], ...none });
    expect(JSON.parse(JSON.stringify(options))).toStrictEqual(options);
  });

  it('C87, C88: refuses what is no figure, and a model with no save at all', () => {
    const wrong: readonly (readonly [object, string, string])[] = [
      [{ save: Number.NaN }, 'argument/not-a-whole-number', 'save'],
      [{ save: '3' }, 'argument/not-a-whole-number', 'save'],
      [{ save: 0 }, 'argument/out-of-range', 'save'],
      [{ save: 3, modifier: 0.5 }, 'argument/not-a-whole-number', 'modifier'],
      [{ save: 3, ap: Number.NaN }, 'argument/not-a-whole-number', 'ap'],
      [{ save: 3, invulnerableModifier: '1' }, 'argument/not-a-whole-number', 'invulnerableModifier'],
      [{ save: 3, invulnerableSaves: [4, null] }, 'argument/not-a-whole-number', 'invulnerableSaves[1]'],
      [{ save: undefined }, 'argument/missing', 'save'],
    ];
    for (const [of, code, path] of wrong) {
      expect(() => savingThrow(of as SaveFacts, scriptedDice([6]))).toThrow(refusal(code, path));
    }
  });

  it('OP-SAVE-1, OP-SAVE-2: has exact odds, which agree with counting and with sampling', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { numerator, denominator } = probability(saveOdds(of), (saved) => saved);
        expect(Number(numerator) * 6).toBe(saving(of) * Number(denominator));
      }),
    );
    const sampled = simulate((dice) => savingThrow({ save: 4, ap: -1, modifier: 1 }, dice).passed, {
      runs: 4000,
      seed: 'saves',
    });
    const saved = sampled.outcomes.find(({ value }) => value);
    expect(saved?.low).toBeLessThan(0.5);
    expect(saved?.high).toBeGreaterThan(0.5);
  });
});
