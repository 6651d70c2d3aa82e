import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import type { Step } from '../../core/game/step';
import type { AnyMission } from '../mission/mission';
import { checkPreBattle } from './checkPreBattle';
import type { PreBattle } from './preBattle';
import type { PreBattleAction, PreBattleEvent } from './preBattleAction';
import { stepRuleOf } from './stepRules';

/**
 * Carries out an action before the battle. When it was the last one, nobody is to act any more, and `beginBattle`
 * gives the battle.
 *
 * @param state - the time before the battle; it is not changed
 * @param action - what a player does
 * @param missions - the missions to choose from
 * @param dice - for the mission and the roll-offs
 * @returns the time before the battle afterwards, and what happened
 * @throws {@link WargameError} with every reason that {@link checkPreBattle} lists
 * @rule OP-SEQ, OP-MISSION-1, OP-ROLE-1, OP-RESERVE-1, OP-DEPLOY-1, OP-DEPLOY-2, OP-FIRST-1, OP-ABILITY-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, applyPreBattle, startPreBattle } from 'wargame-rules/open-play';
 *
 * const units = [{ id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'Boss' }] }];
 * const action = { type: 'muster', player: 'Ann', list: { name: 'Waaagh', units } } as const;
 * const step = applyPreBattle(startPreBattle(['Ann', 'Ben']), action, [annihilation], seededDice(1));
 * step.events; // => [{ type: 'army-mustered', player: 'Ann', powerLevel: 4 }]
 * ```
 */
export function applyPreBattle(
  state: PreBattle,
  action: PreBattleAction,
  missions: readonly AnyMission[],
  dice: Dice,
): Step<PreBattle, PreBattleEvent> {
  requireNone(checkPreBattle(state, action, missions));
  return stepRuleOf(state.step).apply(state, action, missions, dice);
}
