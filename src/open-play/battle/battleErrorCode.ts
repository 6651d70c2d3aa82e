/**
 * What can be wrong with a battle that is to start, or with what is reported from it.
 *
 * @since 0.1.0
 */
export type BattleErrorCode =
  | 'battle/over'
  | 'battle/wrong-mission'
  | 'battle/wrong-player'
  | 'battle/unknown-fact'
  | 'battle/malformed'
  | 'battle/unknown-model'
  | 'battle/unknown-unit'
  | 'battle/unknown-part'
  | 'battle/unknown-phase'
  | 'battle/duplicate-id'
  | 'battle/nothing-named'
  | 'battle/named-twice'
  | 'battle/not-fighting'
  | 'battle/still-fighting'
  | 'battle/above-strength'
  | 'battle/not-its-model'
  | 'battle/wrong-place'
  | 'battle/bad-position'
  | 'battle/off-battlefield'
  | 'battle/position-unknown'
  | 'battle/not-a-transport'
  | 'battle/foreign-transport'
  | 'battle/transport-full'
  | 'battle/passengers-aboard'
  | 'battle/warlord-stays'
  | 'battle/second-warlord'
  | 'battle/bad-split'
  | 'battle/bad-figure'
  | 'battle/flight-pending'
  | 'battle/no-flight'
  | 'battle/wrong-number';
