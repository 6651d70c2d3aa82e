import type { Composite, Dice } from './dice';
import { requireDice } from './requireDice';

/**
 * Rolls a composite: as a whole where the dice can, else die by die.
 *
 * @param roll - the composite roll
 * @param dice - where its chance comes from
 * @returns what the roll gives
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Composite, odds, rollComposite } from 'wargame-rules';
 *
 * // Snake eyes or not, in two branches instead of thirty-six.
 * const snakeEyes: Composite<boolean> = {
 *   dice: { count: 2, sides: 6 },
 *   sample: (dice) => [dice.roll(6), dice.roll(6)].every((face) => face === 1),
 *   outcomes: () => [
 *     { value: true, weight: 1n },
 *     { value: false, weight: 35n },
 *   ],
 * };
 * odds((dice) => rollComposite(snakeEyes, dice)).total; // => 36n
 * ```
 */
export function rollComposite<T>(roll: Composite<T>, dice: Dice): T {
  requireDice(dice);
  return dice.composite ? dice.composite(roll) : roll.sample(dice);
}
