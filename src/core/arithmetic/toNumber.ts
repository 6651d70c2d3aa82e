import type { Rational } from './rational';
import { tooLarge } from './refusals';
import { type Ratio, requireRational } from './requireRational';

/** Enough bits in the quotient for a double, and some to spare: the last stands for all that are cut off. */
const BITS = 64;

/**
 * A chance or a fraction as the nearest number that a double holds, however long its terms are.
 *
 * @param value - a chance, a fraction, or a whole number
 * @returns the number
 * @throws {@link WargameError} `arithmetic/too-large` beyond 2^1024, where doubles end; `argument/…` for what is neither
 *   a whole number nor a fraction
 * @since 0.1.0
 * @example
 * ```ts
 * import { toNumber } from 'wargame-rules';
 *
 * toNumber({ numerator: 1n, denominator: 8n }); // => 0.125
 * toNumber({ numerator: 3, denominator: 4 }); // => 0.75
 * ```
 */
export function toNumber(value: Rational): number {
  const ratio = requireRational(value, 'value');
  const number = ratio.above < 0n ? -nearest({ ...ratio, above: -ratio.above }) : nearest(ratio);
  if (Number.isFinite(number)) return number;
  throw tooLarge('no double is as large as that');
}

/** The double nearest to a ratio of 0 or more. */
function nearest({ above, below }: Ratio): number {
  const longer = above.toString(2).length - below.toString(2).length;
  const upper = above << BigInt(Math.max(0, BITS - longer));
  const lower = below << BigInt(Math.max(0, longer - BITS));
  const cutOff = upper % lower === 0n ? 0n : 1n;
  return (Number(2n * (upper / lower) + cutOff) / 2 ** BITS) * 2 ** (longer - 1);
}
