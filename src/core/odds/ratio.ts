import { commonDivisor } from '../arithmetic/commonDivisor';
import type { Probability } from '../arithmetic/rational';

/** A fraction in lowest terms; `denominator` above 0. */
export function ratio(numerator: bigint, denominator: bigint): Probability {
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
