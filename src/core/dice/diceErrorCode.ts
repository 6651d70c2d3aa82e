/**
 * What can go wrong with dice.
 *
 * @since 0.1.0
 */
export type DiceErrorCode =
  | 'dice/impossible-face'
  | 'dice/too-many'
  | 'dice/bad-seed'
  | 'dice/bad-snapshot'
  | 'dice/bad-source'
  | 'dice/no-secure-source'
  | 'dice/missing'
  | 'dice/left-over'
  | 'dice/wrong-sides'
  | 'dice/no-end';
