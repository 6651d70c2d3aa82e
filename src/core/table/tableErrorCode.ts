/**
 * What can be wrong with a roll table, or with a look-up in one.
 *
 * @since 0.1.0
 */
export type TableErrorCode =
  | 'table/malformed'
  | 'table/unknown-die'
  | 'table/no-rows'
  | 'table/no-result'
  | 'table/impossible-bound'
  | 'table/reversed-row'
  | 'table/unreachable-row'
  | 'table/overlap'
  | 'table/gap'
  | 'table/impossible-roll'
  | 'table/no-row';
