import type { Battle, Battlefield } from '../battle/battle';
import type { SideSetUp } from '../battle/battleSetUp';
import { plannedBattle } from '../battle/plannedBattle';
import type { AnyMission } from '../mission/mission';
import { missionOf } from './missionOf';
import { musteredArmy, otherPlayer } from './players';
import type { Declaration, PreBattle } from './preBattle';

/**
 * The battle as it would be with what one player declares, so that it is checked as in a battle. What the other has
 * declared is left out: a refusal would tell of it.
 */
export function declaredBattle(
  state: PreBattle,
  missions: readonly AnyMission[],
  declarer: string,
  declaration: Declaration,
): Battle {
  const attacker = state.attacker as string;
  const side = (player: string): SideSetUp => ({
    army: musteredArmy(state, player),
    ...(player === declarer && declaration),
  });
  return plannedBattle(missionOf(state, missions), {
    attacker: side(attacker),
    defender: side(otherPlayer(state, attacker)),
    battlefield: state.battlefield as Battlefield,
  });
}
