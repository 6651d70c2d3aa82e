import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Plan, smallest } from '../../../src/testing/game/smallest';

/** The plans that were tried for a fault of all that choose a number above 10, and the plan that is found. */
function tried() {
  const plans: Plan[] = [];
  const arbitrary = fc.record({ setup: fc.nat(3), seed: fc.nat(), choices: fc.array(fc.nat(20)) });
  const found = smallest(arbitrary, { matches: 20, seed: 5 }, (plan) => {
    plans.push(plan);
    const step = plan.choices.findIndex((choice) => choice > 10);
    return step < 0 ? null : { property: 'never-stuck', message: `${step}`, step, evidence: { ...plan } };
  });
  return { plans, found };
}

describe('the smallest plan', () => {
  const configured = fc.readConfigureGlobal();
  afterEach(() => fc.configureGlobal(configured));

  it('is found the same way whatever is set for all properties', () => {
    const before = tried();
    expect(before.found?.step).toBe(0);
    const settings: readonly fc.GlobalParameters[] = [
      { seed: 7, numRuns: 1, endOnFailure: true },
      { randomType: 'congruential32', unbiased: true },
      { interruptAfterTimeLimit: 0 },
      { skipAllAfterTimeLimit: 0 },
      { skipEqualValues: true, ignoreEqualValues: true },
    ];
    for (const setting of settings) {
      fc.configureGlobal(setting);
      expect(tried()).toEqual(before);
    }
  });
});
