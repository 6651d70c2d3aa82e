import { requireSigned } from './refusals';
import type { Rounding } from './rounding';
import { roundRatio } from './roundRatio';

/**
 * Takes a percentage of a whole number and rounds, exactly: no product of floating-point numbers is involved,
 * so 7% of 100 is 7 and not a little more.
 *
 * @param amount - a whole number, such as points
 * @param percentage - whole percents: 25 for a quarter; above 100 and below 0 are allowed
 * @param rounding - `up` towards positive infinity, `down` towards negative infinity
 * @returns the share as a whole number, never -0
 * @throws {@link WargameError} `arithmetic/too-large` when the share is beyond 2^53 - 1;
 *   `argument/not-a-whole-number`; `argument/unknown-value` for another way of rounding
 * @since 0.1.0
 * @example
 * ```ts
 * import { percent } from 'wargame-rules';
 *
 * percent(185, 25, 'up'); // => 47
 * percent(100, 7, 'up'); // => 7
 * percent(100, 29, 'down'); // => 29
 * ```
 */
export function percent(amount: number, percentage: number, rounding: Rounding): number {
  const whole = requireSigned(amount, 'amount');
  const hundredths = requireSigned(percentage, 'percentage');
  return roundRatio({ above: BigInt(whole) * BigInt(hundredths), below: 100n }, rounding);
}
