import type { Dice } from '../../core/dice/dice';
import { WargameError } from '../../core/errors/wargameError';
import type { Battle, Battlefield } from '../battle/battle';
import type { SideSetUp } from '../battle/battleSetUp';
import { startBattle } from '../battle/startBattle';
import type { AnyMission } from '../mission/mission';
import { missionOf } from './missionOf';
import { musteredArmy, otherPlayer, roleOf, seatOf } from './players';
import type { PreBattle } from './preBattle';
import type { PreBattleErrorCode } from './preBattleErrorCode';
import { stepRuleOf } from './stepRules';

/**
 * Begins the battle that the players have prepared.
 *
 * @param state - the time before the battle, with nobody left to act
 * @param missions - the missions to choose from
 * @param dice - for the mission's parts that roll when they begin
 * @returns the battle, in its first round
 * @throws {@link WargameError} `pre-battle/wrong-step` while somebody is still to act
 * @rule OP-SEQ
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, beginBattle, startPreBattle } from 'wargame-rules/open-play';
 *
 * beginBattle(startPreBattle(['Ann', 'Ben']), [annihilation], seededDice(1)); // => throws pre-battle/wrong-step
 * ```
 */
export function beginBattle(state: PreBattle, missions: readonly AnyMission[], dice: Dice): Battle {
  const due = stepRuleOf(state.step).toAct(state);
  if (due.length > 0) {
    throw new WargameError<PreBattleErrorCode>({
      code: 'pre-battle/wrong-step',
      message: `${due.join(' and ')} still have to act in ${state.step}`,
      rule: 'OP-SEQ',
      facts: { step: state.step },
    });
  }
  const attacker = state.attacker as string;
  return startBattle(
    missionOf(state, missions),
    {
      attacker: sideOf(state, attacker),
      defender: sideOf(state, otherPlayer(state, attacker)),
      battlefield: state.battlefield as Battlefield,
      firstTurn: roleOf(state, state.firstTurn as string),
      unarrivedReserves: state.unarrivedReserves,
    },
    dice,
  );
}

function sideOf(state: PreBattle, player: string): SideSetUp {
  const army = musteredArmy(state, player);
  const own = new Set(army.units.flatMap(({ models }) => models.map(({ id }) => id)));
  return {
    army,
    player,
    positions: state.positions.filter(({ model }) => own.has(model)),
    ...state.declarations[seatOf(state, player)],
  };
}
