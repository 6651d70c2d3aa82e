/**
 * What can go wrong when odds are computed.
 *
 * @since 0.1.0
 */
export type OddsErrorCode =
  | 'odds/too-many-branches'
  | 'odds/no-end'
  | 'odds/not-repeatable'
  | 'odds/impossible'
  | 'odds/bad-data';
