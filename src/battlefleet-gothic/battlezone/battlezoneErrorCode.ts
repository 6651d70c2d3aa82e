/**
 * What can be wrong with the celestial phenomena on a table.
 *
 * @since 0.1.0
 */
export type BattlezoneErrorCode =
  | 'battlezone/outside-square'
  | 'battlezone/overlap'
  | 'battlezone/unknown-square';
