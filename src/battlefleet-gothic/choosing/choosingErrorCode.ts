/**
 * What can be wrong with a choice before the battle.
 *
 * @since 0.1.0
 */
export type ChoosingErrorCode =
  | 'choosing/no-scenario'
  | 'choosing/unknown-player'
  | 'choosing/same-player'
  | 'choosing/nobody-launched'
  | 'choosing/not-the-attacker'
  | 'choosing/out-of-order';
