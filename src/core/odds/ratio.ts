import { commonDivisor } from '../arithmetic/commonDivisor';

/**
 * An exact fraction in lowest terms; the denominator is above 0.
 *
 * @since 0.1.0
 */
export interface Probability {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A fraction in lowest terms; `denominator` above 0. */
export function ratio(numerator: bigint, denominator: bigint): Probability {
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
