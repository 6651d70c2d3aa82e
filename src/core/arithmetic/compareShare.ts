import { requireWholeNumber } from '../errors/requireWholeNumber';
import type { Rational } from './rational';
import { requireDivisor } from './refusals';
import { compareRatios, requireRational } from './requireRational';

/**
 * Compares a part of a whole with a share, exactly: "at least half" is `>= 0`, "less than half" is `< 0`,
 * "three quarters or more" is `>= 0` with a share of 3/4. There are no shares of nothing: a rule that may
 * meet an empty whole has to say itself what it means then.
 *
 * @param part - how many or how much of it: a whole number, 0 or more; more than the whole is allowed
 * @param whole - all of it: a whole number, 1 or more
 * @param share - the share to compare with, such as `{ numerator: 1, denominator: 2 }`
 * @returns -1 when the part is less than the share, 0 when it is exactly the share, 1 when it is more
 * @throws {@link WargameError} `arithmetic/division-by-zero` when the whole is 0; `argument/…` for anything
 *   that can't be a part, a whole or a share
 * @since 0.1.0
 * @example
 * ```ts
 * import { compareShare, fraction } from 'wargame-rules';
 *
 * compareShare(2, 4, fraction(1, 2)); // => 0
 * compareShare(750, 1501, fraction(1, 2)); // => -1
 * compareShare(6, 8, fraction(3, 4)) >= 0; // => true
 * ```
 */
export function compareShare(part: number, whole: number, share: Rational): -1 | 0 | 1 {
  const some = requireWholeNumber(part, 'part');
  const all = requireDivisor(requireWholeNumber(whole, 'whole'), 'whole');
  return compareRatios({ above: BigInt(some), below: BigInt(all) }, requireRational(share, 'share'));
}
