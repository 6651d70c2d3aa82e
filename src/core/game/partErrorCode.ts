/**
 * What can go wrong with the parts of a mission.
 *
 * @since 0.1.0
 */
export type PartErrorCode =
  | 'part/bad-id'
  | 'part/duplicate-id'
  | 'part/unknown-id'
  | 'part/no-state'
  | 'part/no-actions'
  | 'part/bad-answer'
  | 'part/no-end';
