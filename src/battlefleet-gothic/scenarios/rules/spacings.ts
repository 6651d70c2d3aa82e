import type { TableSize } from '../../battlezone/tableSize';

/**
 * The distances to be kept, in centimetres; 0 where none is asked for.
 *
 * @since 0.1.0
 */
export interface Spacing {
  readonly table: TableSize;
  /** From every edge of the table. */
  readonly fromEdges: number;
  /** From each other on the same side. */
  readonly apart: number;
  /** From those of the other side. */
  readonly fromEnemies: number;
}

/**
 * The distances of the scenarios, in centimetres: contact markers of a convoy's attackers, divisions of an
 * escalating engagement, the units of a raided fleet.
 *
 * @since 0.1.0
 */
export const SPACINGS = {
  convoy: { fromEdges: 30, apart: 30, fromEnemies: 0, provenance: 'second-hand' },
  'escalating-engagement': { fromEdges: 30, apart: 0, fromEnemies: 60, provenance: 'second-hand' },
  'the-raiders': { fromEdges: 30, apart: 20, fromEnemies: 0, provenance: 'second-hand' },
} as const;
