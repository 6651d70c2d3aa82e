import type { ArmyErrorCode } from '../army/armyErrorCode';
import type { BattleErrorCode } from '../battle/battleErrorCode';

/**
 * What can be wrong with an action before a battle.
 *
 * @since 0.1.0
 */
export type PreBattleErrorCode =
  | ArmyErrorCode
  | BattleErrorCode
  | 'pre-battle/wrong-step'
  | 'pre-battle/wrong-player'
  | 'pre-battle/unknown-player'
  | 'pre-battle/bad-player'
  | 'pre-battle/same-player'
  | 'pre-battle/unknown-mission'
  | 'pre-battle/bad-battlefield'
  | 'pre-battle/foreign-unit'
  | 'pre-battle/already-deployed'
  | 'pre-battle/not-to-deploy'
  | 'pre-battle/missing-position'
  | 'pre-battle/outside-zone'
  | 'pre-battle/bad-choice';
