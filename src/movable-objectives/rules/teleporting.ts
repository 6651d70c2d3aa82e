/**
 * What becomes of an objective whose carrier is displaced without moving over the ground, on which the rules
 * are silent: `refuse` it, `leave` the objective behind unclaimed, or `carry` it along like on any move of
 * that distance. What is aboard a transport is never left behind.
 *
 * @since 0.1.0
 */
export const TELEPORTING = ['refuse', 'leave', 'carry'] as const;

/**
 * A way to treat a carrier that teleports.
 *
 * @since 0.1.0
 */
export type Teleporting = (typeof TELEPORTING)[number];
