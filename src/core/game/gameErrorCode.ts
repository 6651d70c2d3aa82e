/**
 * What can be wrong with a game itself.
 *
 * @since 0.1.0
 */
export type GameErrorCode =
  | 'game/bad-id'
  | 'game/bad-version'
  | 'game/missing-function'
  | 'game/no-propose'
  | 'game/stuck'
  | 'game/too-long';
