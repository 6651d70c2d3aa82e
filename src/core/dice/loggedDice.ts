import type { Composite, Dice } from './dice';
import { requireDice } from './requireDice';

/**
 * A roll that was made.
 *
 * @since 0.1.0
 */
export interface LoggedRoll {
  readonly face: number;
  readonly sides: number;
  /** What it was rolled for, where the rule said so. */
  readonly label?: string;
}

/**
 * Dice that remember.
 *
 * @since 0.1.0
 */
export interface LoggedDice extends Dice {
  /** Every die rolled so far, in order: plain JSON, and a script for {@link scriptedDice}. */
  rolls(): readonly LoggedRoll[];
}

/**
 * Wraps any dice and remembers each roll with its sides and its label.
 *
 * @param dice - the dice that really roll
 * @returns the dice to roll with
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, loggedDice, scriptedDice } from 'wargame-rules';
 *
 * const dice = loggedDice(scriptedDice([4]));
 * d6(dice, 'Morale test: Boyz');
 * dice.rolls(); // => [{ face: 4, sides: 6, label: 'Morale test: Boyz' }]
 * ```
 */
export function loggedDice(dice: Dice): LoggedDice {
  requireDice(dice);
  const log: LoggedRoll[] = [];
  const logging = (inner: Dice): Dice => ({
    roll(sides, label) {
      const face = inner.roll(sides, label);
      log.push(label === undefined ? { face, sides } : { face, sides, label });
      return face;
    },
    ...(inner.composite && { composite: <T>(roll: Composite<T>): T => compositeOf(inner, roll) }),
  });
  const compositeOf = <T>(inner: Dice, roll: Composite<T>): T =>
    (inner as Required<Dice>).composite({ ...roll, sample: (source) => roll.sample(logging(source)) });
  return { ...logging(dice), rolls: () => [...log] };
}
