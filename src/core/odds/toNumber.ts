import type { Probability } from './ratio';

/** Enough bits in the quotient for a double, and some to spare. */
const BITS = 64;

/**
 * A fraction as the nearest number that a double holds, however long its terms are.
 *
 * @param fraction - an exact fraction
 * @returns the number
 * @since 0.1.0
 * @example
 * ```ts
 * import { toNumber } from 'wargame-rules';
 *
 * toNumber({ numerator: 1n, denominator: 8n }); // => 0.125
 * ```
 */
export function toNumber({ numerator, denominator }: Probability): number {
  const shift = BITS + denominator.toString(2).length - numerator.toString(2).length;
  if (shift <= BITS) return Number((numerator << BigInt(BITS)) / denominator) / 2 ** BITS;
  return (Number((numerator << BigInt(shift)) / denominator) / 2 ** BITS) * 2 ** (BITS - shift);
}
