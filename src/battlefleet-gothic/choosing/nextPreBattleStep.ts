import type { Violation } from '../../core/errors/violation';
import { WargameError } from '../../core/errors/wargameError';
import type { ChoosingErrorCode } from './choosingErrorCode';
import { type PreBattleOptions, type PreBattleStep, preBattleSteps } from './preBattleSteps';

/**
 * Tells which step comes next before a battle, and refuses those that were taken out of order.
 *
 * @param done - the steps taken so far, in the order in which they were taken
 * @param options - whether there are an attacker and a defender, and sub-plots
 * @returns the next step; null when the battle has started
 * @throws {@link WargameError} `choosing/out-of-order`, once for each step out of its place
 * @rule BG-PRE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { nextPreBattleStep } from 'wargame-rules/battlefleet-gothic';
 *
 * const options = { roles: false, subPlots: true };
 * nextPreBattleStep(['scenario', 'forces'], options); // => 'sub-plots'
 * nextPreBattleStep(['forces', 'scenario'], options); // => throws choosing/out-of-order
 * ```
 */
export function nextPreBattleStep(
  done: readonly PreBattleStep[],
  options: PreBattleOptions,
): PreBattleStep | null {
  const steps = preBattleSteps(options);
  const [first, ...others] = done.flatMap((step, index) => misplaced(step, index, steps));
  if (first) throw new WargameError<ChoosingErrorCode>(first, ...others);
  return steps[done.length] ?? null;
}

function misplaced(
  step: PreBattleStep,
  index: number,
  steps: readonly PreBattleStep[],
): readonly Violation<ChoosingErrorCode>[] {
  const due = steps[index];
  if (step === due) return [];
  return [
    {
      code: 'choosing/out-of-order',
      message: due ? `"${due}" comes before "${step}"` : `"${step}" comes after the start`,
      rule: 'BG-PRE-1',
      path: `done[${index}]`,
    },
  ];
}
