import type { WarmasterAction } from '../action';
import { type CombatForecast, combatTree } from './combatForecast';
import type { CombatQuestion } from './combatQuestion';
import { rateActions } from './combatTree';

/**
 * A choice in a combat, with what it comes to when both sides choose well from then on, or by their policies.
 *
 * @since 0.1.0
 */
export interface CombatChoice extends CombatForecast {
  readonly action: WarmasterAction;
}

/**
 * Rates what a player may choose in the middle of a combat: the best policy is to take what is worth most.
 *
 * @param question - the edition, a state in which somebody has to choose, how the other choices are made
 * @returns each legal action with what it comes to, in the order of the list of actions; none where nobody has
 *   to choose
 * @throws {@link WargameError} with every reason against what a policy chose: `warmaster/…`
 * @rule WM-REROLL-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rateCombatChoices, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * rateCombatChoices({ edition: warmasterEdition, state }); // => []
 * ```
 */
export function rateCombatChoices(question: CombatQuestion): readonly CombatChoice[] {
  return rateActions(combatTree(question), question.state);
}
