/**
 * Why a roster could not be read.
 *
 * @since 0.1.0
 */
export type RosterErrorCode =
  | 'roster/empty'
  | 'roster/unknown-format'
  | 'roster/encoding'
  | 'roster/too-large'
  | 'roster/too-deep'
  | 'roster/bad-zip'
  | 'roster/encrypted-zip'
  | 'roster/no-roster-in-zip'
  | 'roster/several-rosters-in-zip'
  | 'roster/bad-xml'
  | 'roster/document-type'
  | 'roster/bad-json'
  | 'roster/not-a-roster'
  | 'roster/malformed'
  | 'roster/no-forces'
  | 'roster/no-units'
  | 'roster/no-power-level'
  | 'roster/bad-power-rating';
