import { divide } from './divide';
import { requireSigned } from './refusals';
import type { Rounding } from './rounding';

/**
 * Halves a whole number and rounds: the losses at which a squadron counts as crippled, the half value of a
 * wreck.
 *
 * @param amount - a whole number
 * @param rounding - `up` towards positive infinity, `down` towards negative infinity
 * @returns the half as a whole number, never -0
 * @throws {@link WargameError} `argument/not-a-whole-number`; `argument/unknown-value` for another way of
 *   rounding
 * @since 0.1.0
 * @example
 * ```ts
 * import { half } from 'wargame-rules';
 *
 * half(5, 'up'); // => 3
 * half(5, 'down'); // => 2
 * ```
 */
export function half(amount: number, rounding: Rounding): number {
  return divide(requireSigned(amount, 'amount'), 2, rounding);
}
