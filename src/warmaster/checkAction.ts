import type { WarmasterAction } from './action';
import type { Refusals } from './decision';
import type { Rules } from './edition/rules';
import { awaited } from './settle';
import type { WarmasterState } from './state';

/**
 * Every reason against an action. Whoever is not asked learns no more than that.
 *
 * @rule WM-TURN-1
 */
export function checkAction(rules: Rules, state: WarmasterState, action: WarmasterAction): Refusals {
  const decision = awaited(rules, state);
  if (!decision) return [{ code: 'warmaster/game-over', message: 'the game is over', rule: 'WM-END-1' }];
  const player = decision.player(rules, state);
  const refusals: Refusals = [
    ...(player === action.player ? [] : [notYours(player)]),
    ...(decision.types.includes(action.type) ? [] : [notNow(action, state, decision.types)]),
  ];
  return refusals.length > 0 ? refusals : decision.check(rules, state, action);
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
