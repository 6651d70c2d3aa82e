/**
 * The ways in which a rule rounds: `up` to the next whole number, `down` to the one before.
 *
 * @since 0.1.0
 */
export const ROUNDINGS = ['up', 'down'] as const;

/**
 * Which way a rule rounds: `up` is towards positive infinity, `down` towards negative infinity, so -2.5 goes
 * up to -2 and down to -3. No function rounds without being told which way.
 *
 * @since 0.1.0
 */
export type Rounding = (typeof ROUNDINGS)[number];
