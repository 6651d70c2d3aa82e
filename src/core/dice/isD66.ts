import type { D66 } from './d66Values';

/**
 * Tells whether a number is one that a D66 can give.
 *
 * @param value - any number
 * @returns whether both of its digits are from 1 to 6
 * @since 0.1.0
 * @example
 * ```ts
 * import { isD66 } from 'wargame-rules';
 *
 * isD66(66); // => true
 * isD66(17); // => false
 * ```
 */
export function isD66(value: number): value is D66 {
  const units = value % 10;
  const tens = (value - units) / 10;
  return Number.isInteger(value) && units >= 1 && units <= 6 && tens >= 1 && tens <= 6;
}
