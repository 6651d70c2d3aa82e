import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probability, scriptedDice, seededDice } from 'wargame-rules';
import { combatAttrition, isBelowHalfStrength, moraleOdds, moraleTest } from 'wargame-rules/open-play';

const FACES = [1, 2, 3, 4, 5, 6];
const passing = (destroyedThisTurn: number, leadership: number): number =>
  FACES.filter((face) => moraleTest({ destroyedThisTurn, leadership }, scriptedDice([face])).passed).length;

const strength = fc
  .integer({ min: 1, max: 12 })
  .chain((startingStrength) =>
    fc.record({ startingStrength: fc.constant(startingStrength), models: fc.nat(startingStrength) }),
  );

describe('a Morale test', () => {
  it('OP-MORALE-1, C41: passes on an unmodified 1, whatever the total', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 0, max: 12 }), (destroyedThisTurn, leadership) => {
        expect(moraleTest({ destroyedThisTurn, leadership }, scriptedDice([1])).passed).toBe(true);
      }),
    );
  });

  it('OP-MORALE-1, C48: is no likelier passed with more losses, and no less with more Leadership', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 0, max: 12 }), (destroyed, leadership) => {
        expect(passing(destroyed + 1, leadership)).toBeLessThanOrEqual(passing(destroyed, leadership));
        expect(passing(destroyed, leadership + 1)).toBeGreaterThanOrEqual(passing(destroyed, leadership));
      }),
    );
    expect([passing(3, 7), passing(3, 8)]).toEqual([4, 5]);
  });

  it('OP-MORALE-1, C30, C49: passes at the Leadership itself', () => {
    expect([1, 3, 6, 7, 20].map((destroyed) => passing(destroyed, 7))).toEqual([6, 4, 1, 1, 1]);
    expect(moraleTest({ destroyedThisTurn: 3, leadership: 7 }, scriptedDice([4]))).toEqual({
      die: 4,
      total: 7,
      leadership: 7,
      passed: true,
    });
  });

  it('OP-MORALE-1, C41: only an unmodified 1 passes by itself', () => {
    const modified = (modifier: number, face: number, destroyedThisTurn: number) =>
      moraleTest({ destroyedThisTurn, leadership: 6, modifier }, scriptedDice([face]));
    expect(modified(-1, 2, 10)).toEqual({ die: 2, total: 11, leadership: 6, passed: false });
    expect(modified(1, 1, 20)).toEqual({ die: 1, total: 22, leadership: 6, passed: true });
    expect([modified(-1, 5, 2).passed, modified(0, 5, 2).passed]).toEqual([true, false]);
    const odds = moraleOdds({
      destroyedThisTurn: 3,
      leadership: 7,
      modifier: -1,
      models: 7,
      startingStrength: 10,
    });
    expect(probability(odds, ({ passed }) => passed)).toEqual({ numerator: 5n, denominator: 6n });
  });

  it('C87, C88: refuses what is no figure', () => {
    for (const [facts, path] of [
      [{ destroyedThisTurn: -1, leadership: 7 }, 'destroyedThisTurn'],
      [{ destroyedThisTurn: 1, leadership: Number.NaN }, 'leadership'],
      [{ destroyedThisTurn: 1 } as never, 'leadership'],
      [{ destroyedThisTurn: 1, leadership: 7, modifier: 0.5 }, 'modifier'],
    ] as const) {
      expect(() => moraleTest(facts, scriptedDice([1]))).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining({ path })] }),
      );
    }
  });
});

describe('half strength', () => {
  it('OP-MORALE-3: 5 of 10 is not below half, 4 is', () => {
    expect(isBelowHalfStrength({ models: 5, startingStrength: 10 })).toBe(false);
    expect(isBelowHalfStrength({ models: 4, startingStrength: 10 })).toBe(true);
    expect(isBelowHalfStrength({ models: 2, startingStrength: 5 })).toBe(true);
  });

  it('OP-MORALE-3: is below when twice the models are fewer than there were', () => {
    fc.assert(
      fc.property(strength, ({ models, startingStrength }) => {
        const below = Array.from({ length: 2 * models }).length < startingStrength;
        expect(isBelowHalfStrength({ models, startingStrength })).toBe(below);
      }),
    );
    expect(() => isBelowHalfStrength({ models: 11, startingStrength: 10 })).toThrow(/^models: /);
    expect(() => isBelowHalfStrength({ models: 0, startingStrength: 0 })).toThrow(/^startingStrength: /);
  });
});

describe('Combat Attrition', () => {
  it('OP-MORALE-3: a 1 flees, and below half strength a 2 as well', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FACES), { maxLength: 10 }), fc.nat(12), (faces, gone) => {
        const facts = { models: faces.length, startingStrength: Math.max(1, faces.length + gone) };
        const { fled, belowHalfStrength } = combatAttrition(facts, scriptedDice(faces));
        expect(belowHalfStrength).toBe(isBelowHalfStrength(facts));
        expect(fled).toBe(faces.filter((face) => face <= (belowHalfStrength ? 2 : 1)).length);
      }),
    );
  });

  it('OP-MORALE-3: other modifiers add to it', () => {
    const facts = { models: 3, startingStrength: 3 };
    expect(combatAttrition({ ...facts, modifier: -2 }, scriptedDice([2, 3, 4])).fled).toBe(2);
    expect(combatAttrition({ ...facts, modifier: 1 }, scriptedDice([1, 1, 2])).fled).toBe(0);
    expect(() => combatAttrition({ ...facts, modifier: 0.5 }, scriptedDice([]))).toThrow(/^modifier: /);
  });
});

describe('the odds of Morale', () => {
  it('OP-MORALE-1, OP-MORALE-2, OP-MORALE-3: 10 models, 3 destroyed, Leadership 7: a third fails', () => {
    const boyz = moraleOdds({ destroyedThisTurn: 3, leadership: 7, models: 7, startingStrength: 10 });
    expect(probability(boyz, ({ passed }) => !passed)).toEqual({ numerator: 1n, denominator: 3n });
    // One flees, then six roll and each flees on a 1: just one when no 1 falls, (5/6)^6 of a third.
    expect(probability(boyz, ({ fled }) => fled === 1)).toEqual({
      numerator: 5n ** 6n,
      denominator: 3n * 6n ** 6n,
    });
    // All seven, when each of the six falls on a 1.
    expect(probability(boyz, ({ fled }) => fled === 7)).toEqual({
      numerator: 1n,
      denominator: 3n * 6n ** 6n,
    });
  });

  it('OP-MORALE-2: the last model flees alone, and nothing more is rolled', () => {
    const last = moraleOdds({ destroyedThisTurn: 9, leadership: 7, models: 1, startingStrength: 10 });
    expect(probability(last, ({ fled }) => fled === 1)).toEqual({ numerator: 5n, denominator: 6n });
  });

  it('agree with sampling, and never let more flee than are left', () => {
    fc.assert(
      fc.property(
        strength,
        fc.nat(8),
        fc.integer({ min: 3, max: 9 }),
        (of, destroyedThisTurn, leadership) => {
          const facts = { ...of, destroyedThisTurn, leadership };
          const odds = moraleOdds(facts);
          expect(probability(odds, ({ fled }) => fled <= of.models)).toEqual({
            numerator: 1n,
            denominator: 1n,
          });
          const failed = probability(odds, ({ passed }) => !passed);
          const dice = seededDice(JSON.stringify(facts));
          const runs = 600;
          const sampled = Array.from({ length: runs }, () => moraleTest(facts, dice)).filter(
            ({ passed }) => !passed,
          ).length;
          expect(
            Math.abs(sampled / runs - Number(failed.numerator) / Number(failed.denominator)),
          ).toBeLessThan(0.1);
        },
      ),
      { numRuns: 40, seed: 5 },
    );
  });
});
