/**
 * The edges of the table, seen from above: `top` and `bottom` are the long ones.
 *
 * @since 0.1.0
 */
export const TABLE_EDGES = ['left', 'top', 'bottom', 'right'] as const;

/**
 * An edge of the table, seen from above.
 *
 * @since 0.1.0
 */
export type TableEdge = (typeof TABLE_EDGES)[number];
