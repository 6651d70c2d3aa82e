import { requireFunction } from '../errors/requireFunction';
import type { Dice } from './dice';
import { repeatUntil } from './repeatUntil';
import { requireDice } from './requireDice';

/**
 * Rolls again and again until the result will do: a tie in a roll-off, a contradiction on two tables.
 *
 * At the table it could go on without end; the odds are those of the attempts that will do.
 *
 * @param attempt - the rule that is tried
 * @param until - whether its result will do
 * @param dice - where the chance comes from
 * @param label - what it is rolled for
 * @returns the first result that will do
 * @throws {@link WargameError} `dice/no-end` after 1,000 attempts; odds say `odds/impossible` where no result
 *   can ever do
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, rerollUntil, scriptedDice } from 'wargame-rules';
 *
 * rerollUntil((dice) => d6(dice), (face) => face > 1, scriptedDice([1, 1, 4])); // => 4
 * ```
 */
export function rerollUntil<T>(
  attempt: (dice: Dice) => T,
  until: (result: T) => boolean,
  dice: Dice,
  label: string = 'Re-roll',
): T {
  requireFunction(attempt, 'attempt');
  requireFunction(until, 'until');
  requireDice(dice);
  return repeatUntil(attempt, until, dice, label);
}
