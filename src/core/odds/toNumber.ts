import type { Probability } from './ratio';

/** Enough bits in the quotient for a double, and some to spare: the last stands for all that are cut off. */
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
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  const longer = numerator.toString(2).length - denominator.toString(2).length;
  const upper = numerator << BigInt(Math.max(0, BITS - longer));
  const lower = denominator << BigInt(Math.max(0, longer - BITS));
  const cutOff = upper % lower === 0n ? 0n : 1n;
  return (Number(2n * (upper / lower) + cutOff) / 2 ** BITS) * 2 ** (longer - 1);
}
