import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';
import type { ScenarioDecision } from '../format/victoryRule';

/**
 * Reads the victory of a planetary assault off its final total: 10 or more an attacker's victory, 6 to 9 a
 * marginal one, 2 to 5 a marginal victory of the defender, and less, below 0 included (our ruling), a victory
 * of his.
 *
 * @param total - the final total, as {@link assaultTotal} gives it
 * @returns who won and how clearly
 * @throws {@link WargameError} `argument/not-a-whole-number`
 * @since 0.1.0
 * @example
 * ```ts
 * import { assaultDecision } from 'wargame-rules/battlefleet-gothic';
 *
 * const { winner, level } = assaultDecision(6);
 * [winner, level]; // => ['attacker', 'marginal-victory']
 * ```
 */
export function assaultDecision(total: number): ScenarioDecision<'attacker' | 'defender'> {
  const points = requireWholeNumber(total, 'total', Number.MIN_SAFE_INTEGER);
  const winner = points >= 6 ? 'attacker' : 'defender';
  const level = points >= 10 || points <= 1 ? 'victory' : 'marginal-victory';
  return { winner, level, reasons: [{ message: `assault total: ${points}`, facts: { total: points } }] };
}
