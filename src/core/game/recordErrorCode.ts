/**
 * Why a match record can't be read or replayed.
 *
 * @since 0.1.0
 */
export type RecordErrorCode =
  | 'record/not-json'
  | 'record/malformed'
  | 'record/newer-format'
  | 'record/wrong-game'
  | 'record/newer-version'
  | 'record/bad-setup'
  | 'record/bad-action'
  | 'record/illegal-action'
  | 'record/missing-die'
  | 'record/left-over-die'
  | 'record/wrong-die'
  | 'record/not-from-seed'
  | 'record/plays-differently';
