import { WargameError } from '../errors/wargameError';
import type { Composite, Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';

/** A person would have given up, and dice that can't satisfy the condition must not hang an app. */
const MOST_ATTEMPTS = 1_000;

/** Repeats a roll until its result will do; what is called is known to be sound. */
export function repeatUntil<T>(
  attempt: (dice: Dice) => T,
  until: (result: T) => boolean,
  dice: Dice,
  label: string,
): T {
  const roll: Composite<T> = {
    label,
    sample(source) {
      for (let left = MOST_ATTEMPTS; left > 0; left--) {
        const result = attempt(source);
        if (until(result)) return result;
      }
      throw new WargameError<DiceErrorCode>({ code: 'dice/no-end', message: `${label}: no end` });
    },
    outcomes: (exact) => exact.outcomes(attempt).filter(({ value }) => until(value)),
  };
  // What `rollComposite` does, without the check of the dice: the first die makes that.
  return dice?.composite ? dice.composite(roll) : roll.sample(dice);
}
