import type { TableErrorCode } from '../../core/table/tableErrorCode';

/**
 * What can be wrong with an edition; faults of a combat results column come as those of its roll table.
 *
 * @since 0.1.0
 */
export type EditionErrorCode =
  | 'edition/malformed'
  | 'edition/missing-area'
  | 'edition/unknown-area'
  | 'edition/repeated-area'
  | 'edition/areas-out-of-order'
  | 'edition/one-way'
  | 'edition/own-neighbour'
  | 'edition/repeated-neighbour'
  | 'edition/not-connected'
  | 'edition/bridge'
  | 'edition/no-landing'
  | 'edition/repeated-counter'
  | 'edition/wrong-back'
  | 'edition/imperial-count'
  | 'edition/guard-count'
  | 'edition/supreme-count'
  | 'edition/supreme-place'
  | 'edition/too-many-eyes'
  | 'edition/repeated-trait'
  | 'edition/no-columns'
  | 'edition/column-order'
  | 'edition/repeated-rule'
  | 'edition/incomplete-rule'
  | TableErrorCode;
