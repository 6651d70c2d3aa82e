import type { ArgumentErrorCode } from './argumentErrorCode';
import { WargameError } from './wargameError';

/**
 * Refuses what is not a whole number within bounds: NaN, fractions, text and missing values included.
 *
 * @param value - what was given
 * @param path - the name of the argument, for the message
 * @param least - the lowest number allowed
 * @param most - the highest number allowed
 * @returns the same number
 * @throws {@link WargameError} `argument/not-a-whole-number` or `argument/out-of-range`, naming the argument
 * @since 0.1.0
 * @example
 * ```ts
 * import { requireWholeNumber } from 'wargame-rules';
 *
 * requireWholeNumber(3, 'models', 0); // => 3
 * ```
 */
export function requireWholeNumber(
  value: unknown,
  path: string,
  least: number = 0,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  if (!Number.isSafeInteger(value)) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/not-a-whole-number',
      message: `expected a whole number, got ${typeof value === 'number' ? value : typeof value}`,
      path,
    });
  }
  const number = value as number;
  if (number < least || number > most) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/out-of-range',
      message: `expected ${least} to ${most}, got ${number}`,
      path,
      facts: { value: number, least, most },
    });
  }
  return number + 0;
}
