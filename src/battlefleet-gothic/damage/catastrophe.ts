/**
 * What becomes of a capital ship without damage points left, in the order of the table.
 *
 * @since 0.1.0
 */
export const CATASTROPHES = ['drifting-hulk', 'blazing-hulk', 'plasma-overload', 'warp-implosion'] as const;

/**
 * What became of a capital ship without damage points left.
 *
 * @since 0.1.0
 */
export type Catastrophe = (typeof CATASTROPHES)[number];
