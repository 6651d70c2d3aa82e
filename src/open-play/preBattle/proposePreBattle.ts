import type { Dice } from '../../core/dice/dice';
import type { AnyMission } from '../mission/mission';
import type { PreBattle } from './preBattle';
import type { PreBattleAction } from './preBattleAction';
import { stepRuleOf } from './stepRules';

/** Some action of a player who may act before the battle, for bots and tests. */
export function proposePreBattle(
  state: PreBattle,
  player: string,
  missions: readonly AnyMission[],
  dice: Dice,
): PreBattleAction {
  return stepRuleOf(state.step).propose(state, player, missions, dice);
}
