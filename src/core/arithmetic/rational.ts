/**
 * An exact fraction as plain data: two whole numbers up to 2^53 - 1, the denominator above 0. The functions
 * of this library give it in lowest terms; they take it in any terms, so `{ numerator: 3, denominator: 4 }`
 * may be written down as it stands.
 *
 * @since 0.1.0
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * An exact fraction as odds give it: two whole numbers of any length, the denominator above 0, in lowest terms.
 * Exact arithmetic takes it as it is; {@link toFraction} makes plain data of it.
 *
 * @since 0.1.0
 */
export interface Probability {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * A whole number or a fraction of either kind: what exact arithmetic takes.
 *
 * @since 0.1.0
 */
export type Rational = number | Fraction | Probability;
