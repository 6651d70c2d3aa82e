import { WargameError } from '../errors/wargameError';
import type { Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';
import { rollComposite } from './rollComposite';

/** A person would have given up, and dice that can't satisfy the condition must not hang an app. */
const MOST_ATTEMPTS = 1_000;

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
  const sample = (source: Dice): T => {
    for (let tries = 0; tries < MOST_ATTEMPTS; tries++) {
      const result = attempt(source);
      if (until(result)) return result;
    }
    throw new WargameError<DiceErrorCode>({ code: 'dice/no-end', message: `${label}: no end` });
  };
  return rollComposite(
    { label, sample, outcomes: (exact) => exact.outcomes(attempt).filter((outcome) => until(outcome.value)) },
    dice,
  );
}
