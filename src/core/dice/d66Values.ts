/**
 * The 36 values of a D66, in order.
 *
 * @since 0.1.0
 */
export const D66_VALUES = [
  11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 25, 26, 31, 32, 33, 34, 35, 36, 41, 42, 43, 44, 45, 46, 51, 52, 53,
  54, 55, 56, 61, 62, 63, 64, 65, 66,
] as const;

/**
 * A value of a D66: two digits from 1 to 6. Neither 17 nor 20 is one, and the compiler knows it.
 *
 * @since 0.1.0
 */
export type D66 = (typeof D66_VALUES)[number];
