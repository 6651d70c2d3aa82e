import type { Violation } from '../../core/errors/violation';
import type { AnyMission } from '../mission/mission';
import { actionShapeFaults } from './actionShapeFaults';
import type { PreBattle } from './preBattle';
import type { PreBattleAction } from './preBattleAction';
import type { PreBattleErrorCode } from './preBattleErrorCode';
import { SEQUENCE } from './preBattleStep';
import { stepRuleOf } from './stepRules';

/**
 * Who may act before the battle now.
 *
 * @param state - the time before the battle
 * @returns the ids of the players; empty when the battle can begin
 * @rule OP-SEQ
 * @since 0.1.0
 * @example
 * ```ts
 * import { startPreBattle, toActBeforeBattle } from 'wargame-rules/open-play';
 *
 * toActBeforeBattle(startPreBattle(['Ann', 'Ben'])); // => ['Ann', 'Ben']
 * ```
 */
export function toActBeforeBattle(state: PreBattle): readonly string[] {
  return stepRuleOf(state.step).toAct(state);
}

/**
 * Lists every reason why an action before the battle is not allowed: a step out of order, somebody who is not to
 * act, and whatever the step itself refuses.
 *
 * @param state - the time before the battle
 * @param action - what a player wants to do
 * @param missions - the missions to choose from
 * @returns the reasons; empty when it is allowed
 * @rule OP-SEQ, OP-MISSION-1, OP-RESERVE-1, OP-DEPLOY-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { annihilation, checkPreBattle, startPreBattle } from 'wargame-rules/open-play';
 *
 * const early = { type: 'read-briefing', player: 'Ann' } as const;
 * checkPreBattle(startPreBattle(['Ann', 'Ben']), early, [annihilation])[0]?.code; // => 'pre-battle/wrong-step'
 * ```
 */
export function checkPreBattle(
  state: PreBattle,
  action: PreBattleAction,
  missions: readonly AnyMission[],
): readonly Violation<PreBattleErrorCode>[] {
  const rule = stepRuleOf(state.step);
  const reasons: Violation<PreBattleErrorCode>[] = [];
  if (!rule.types.includes(action.type)) {
    reasons.push({
      code: 'pre-battle/wrong-step',
      message: `step ${SEQUENCE.indexOf(state.step) + 1}, ${state.step}, has no ${action.type}`,
      rule: 'OP-SEQ',
      path: 'type',
      facts: { step: state.step },
    });
  }
  const due = rule.toAct(state);
  if (!due.includes(action.player)) {
    reasons.push({
      code: state.players.includes(action.player) ? 'pre-battle/wrong-player' : 'pre-battle/unknown-player',
      message: `${due.join(' or ') || 'nobody'} is to act, not ${action.player}`,
      rule: 'OP-SEQ',
      path: 'player',
      facts: { toAct: due },
    });
  }
  if (reasons.length === 0) reasons.push(...actionShapeFaults(action));
  return reasons.length > 0 ? reasons : rule.check(state, action, missions);
}
