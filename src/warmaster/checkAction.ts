import type { WarmasterAction } from './action';
import { actionFaults } from './actionFaults';
import type { Decision, Refusals } from './decision';
import type { Rules } from './edition/rules';
import { awaited } from './settle';
import type { WarmasterState } from './state';

/**
 * Every reason against an action. Whoever is not asked learns no more than that.
 *
 * @rule WM-TURN-1
 */
export function checkAction(
  rules: Rules,
  state: WarmasterState,
  action: WarmasterAction,
  decision: Decision | null = awaited(rules, state),
): Refusals {
  const faults = actionFaults(action);
  if (faults.length > 0) return faults;
  if (!decision) return [{ code: 'warmaster/game-over', message: 'the game is over', rule: 'WM-END-1' }];
  const player = decision.player(rules, state);
  const isTheirs = player === action.player;
  const isDue = decision.types.includes(action.type);
  if (isTheirs && isDue) return decision.check(rules, state, action);
  return [...(isTheirs ? [] : [notYours(player)]), ...(isDue ? [] : [notNow(action, state, decision.types)])];
}

function notYours(player: string): Refusals[number] {
  return {
    code: 'warmaster/not-your-decision',
    message: `the ${player} player decides now`,
    rule: 'WM-TURN-1',
    path: 'player',
  };
}

function notNow(
  { type }: WarmasterAction,
  { phase }: WarmasterState,
  types: readonly string[],
): Refusals[number] {
  return {
    code: 'warmaster/not-now',
    message: `expected ${types.join(' or ')} in this part of the ${phase} phase, got ${type}`,
    rule: 'WM-TURN-1',
    path: 'type',
    facts: { expected: types, phase },
  };
}
