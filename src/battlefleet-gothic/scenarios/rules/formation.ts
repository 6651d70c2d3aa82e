/**
 * The formations of a Fleet Engagement: a sphere encloses, a wedge breaks through, a cross lies broadside on.
 *
 * @since 0.1.0
 */
export const FORMATIONS = ['sphere', 'wedge', 'cross'] as const;

/**
 * A formation of a Fleet Engagement.
 *
 * @since 0.1.0
 */
export type Formation = (typeof FORMATIONS)[number];
