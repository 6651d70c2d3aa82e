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
 * A whole number or a fraction: what exact arithmetic takes.
 *
 * @since 0.1.0
 */
export type Rational = number | Fraction;
