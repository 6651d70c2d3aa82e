/**
 * What can go wrong with exact arithmetic, beyond a wrong argument.
 *
 * @since 0.1.0
 */
export type ArithmeticErrorCode = 'arithmetic/division-by-zero' | 'arithmetic/too-large';
