/**
 * The short edges of a table.
 *
 * @since 0.1.0
 */
export const SHORT_EDGES = ['left', 'right'] as const;

/**
 * A short edge of a table.
 *
 * @since 0.1.0
 */
export type ShortEdge = (typeof SHORT_EDGES)[number];
