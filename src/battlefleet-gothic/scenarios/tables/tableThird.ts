/**
 * The thirds of a table that is divided along its length, from the top edge.
 *
 * @since 0.1.0
 */
export const TABLE_THIRDS = ['upper', 'middle', 'lower'] as const;

/**
 * A third of a table.
 *
 * @since 0.1.0
 */
export type TableThird = (typeof TABLE_THIRDS)[number];
