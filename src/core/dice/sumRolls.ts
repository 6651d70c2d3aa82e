import { requireFunction } from '../errors/requireFunction';
import type { Dice } from './dice';
import { requireCount } from './handful';
import { rollComposite } from './rollComposite';

/**
 * Makes one small roll many times and adds up what it gives: hits where each 1 is rolled again, or where each 6
 * counts twice.
 *
 * Odds work the small roll out once and go through the sums, not through every face. For plain handfuls,
 * {@link countAtLeast} and {@link sumDice} are quicker.
 *
 * @param count - how many times, 0 to 10,000
 * @param roll - the small roll, which gives a number; it must be a function of its dice alone
 * @param dice - where the chance comes from
 * @param label - what it is rolled for; the dice inside have the labels of the small roll
 * @returns the sum; 0 for no rolls
 * @throws {@link WargameError} `dice/too-many` above 10,000 rolls; `argument/…` for a count that can't be; and
 *   what the roll throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Dice, d6, odds, probability, scriptedDice, sumRolls } from 'wargame-rules';
 *
 * // Hits on 4 and more, a 1 rolled again.
 * const hit = (dice: Dice): number => {
 *   const die = d6(dice, 'To hit');
 *   return Number((die === 1 ? d6(dice, 'To hit again') : die) >= 4);
 * };
 * sumRolls(3, hit, scriptedDice([1, 5, 6, 2])); // => 2
 *
 * const volley = odds((dice) => sumRolls(10, hit, dice));
 * volley.outcomes.length; // => 11
 * probability(odds(hit), (hits) => hits === 1); // => { numerator: 7n, denominator: 12n }
 * ```
 */
export function sumRolls(count: number, roll: (dice: Dice) => number, dice: Dice, label?: string): number {
  requireCount(count);
  requireFunction(roll, 'roll');
  return rollComposite(
    {
      label,
      sample(source) {
        let sum = 0;
        for (let time = 0; time < count; time++) sum += roll(source);
        return sum;
      },
      outcomes: (exact) => exact.sum(count, exact.outcomes(roll)),
    },
    dice,
  );
}
