/**
 * Why a part of the kit refuses what a player does with it, or what is reported.
 *
 * @since 0.1.0
 */
export type BattlePartErrorCode =
  | 'battle-part/unknown-action'
  | 'battle-part/wrong-player'
  | 'battle-part/wrong-turn'
  | 'battle-part/unknown-unit'
  | 'battle-part/wrong-unit'
  | 'battle-part/not-on-battlefield'
  | 'battle-part/position-unknown'
  | 'battle-part/too-far'
  | 'battle-part/enemy-near'
  | 'battle-part/at-work'
  | 'battle-part/finished'
  | 'battle-part/unknown-marker'
  | 'battle-part/searched'
  | 'battle-part/nothing-there'
  | 'battle-part/not-yet'
  | 'battle-part/wrong-place';
