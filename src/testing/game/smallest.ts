import * as fc from 'fast-check';
import type { Finding } from '../conformanceError';

/** How many steps are played to find a smaller match when one has shown a fault. */
const MOST_SHRINKING = 200;

/** What others set for all their properties is not for these: a seed tries the same matches everywhere. */
const AS_EVERYWHERE: fc.Parameters<[Plan]> = {
  randomType: 'xorshift128plus',
  unbiased: false,
  path: '',
  examples: [],
  endOnFailure: false,
  skipEqualValues: false,
  ignoreEqualValues: false,
  skipAllAfterTimeLimit: Number.POSITIVE_INFINITY,
  interruptAfterTimeLimit: Number.POSITIVE_INFINITY,
  noGlobalPlugins: true,
};

/** One match: on which set-up, from which seed, and what is chosen in each state. */
export interface Plan {
  readonly setup: number;
  readonly seed: number;
  readonly choices: readonly number[];
}

/** Looks for a plan that shows a fault, and then for the smallest one that shows the same fault. */
export function smallest(
  arbitrary: fc.Arbitrary<Plan>,
  { matches, seed }: { readonly matches: number; readonly seed: number },
  show: (plan: Plan) => Finding | null,
): Finding | null {
  let best: Finding | null = null;
  let left = MOST_SHRINKING;
  const holds = fc.property(arbitrary, (plan) => {
    if (left <= 0) return true;
    const found = show(plan);
    if (best) left -= (found ? stepsOf(found) : plan.choices.length) + 1;
    if (!found || (best && best.property !== found.property)) return true;
    if (!best || stepsOf(found) <= stepsOf(best)) best = found;
    return false;
  });
  fc.check(holds, { ...AS_EVERYWHERE, numRuns: matches, seed });
  return best;
}

function stepsOf({ step = 0 }: Finding): number {
  return step;
}
