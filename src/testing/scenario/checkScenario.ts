import { checkRule } from '../rule/checkRule';
import type { RuleCheck, RuleReport } from '../rule/ruleTrial';
import type { ScenarioTrial } from './scenarioTrial';

/**
 * Proves that a scenario keeps its contract: its set-up rolls nothing but dice and throws just what its check lists,
 * and who wins is decided by what happened alone, in whatever order the units stand.
 *
 * @typeParam Facts - agreement, forces and choices
 * @typeParam Battle - a battle that was fought
 * @param trial - the scenario as it is used
 * @param options - how often, and the seed
 * @returns what was seen of the set-up, and of the decision
 * @throws {@link WargameError} `conformance/…`, named after the property that was broken; `given` and `faces` in its
 *   `facts` show it
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, WargameError } from 'wargame-rules';
 * import { checkScenario, type ScenarioTrial } from 'wargame-rules/testing';
 *
 * const tooFew = { code: 'ambush/points', message: 'a hundred points at least' };
 * const check = ({ points }: { points: number }) => (points >= 100 ? [] : [tooFew]);
 * const ambush: ScenarioTrial<{ points: number }, { escaped: number }> = {
 *   id: 'ambush',
 *   facts: (dice) => ({ points: d6(dice) * 50 }),
 *   check,
 *   setUp(facts, dice) {
 *     const [reason] = check(facts);
 *     if (reason) throw new WargameError(reason);
 *     return { hidden: d6(dice, 'Hidden') };
 *   },
 *   battle: (dice) => ({ escaped: d6(dice) - 1 }),
 *   decide: ({ escaped }) => ({ winner: escaped > 2 ? 'convoy' : 'raiders' }),
 * };
 * checkScenario(ambush, { runs: 20 }).decision; // => { rule: 'ambush: decision', runs: 20, refused: 0, dice: 0 }
 *
 * checkScenario({ ...ambush, setUp: () => ({ hidden: 3 }) }); // => throws conformance/refused-throws
 * ```
 */
export function checkScenario<Facts, Battle>(
  trial: ScenarioTrial<Facts, Battle>,
  options: RuleCheck = {},
): { readonly setUp: RuleReport; readonly decision: RuleReport } {
  const { id, reorder } = trial;
  return {
    setUp: checkRule(
      {
        id: `${id}: set-up`,
        given: (dice) => trial.facts(dice),
        check: (facts) => trial.check(facts),
        run: (facts, dice) => trial.setUp(facts, dice),
      },
      options,
    ),
    decision: checkRule(
      {
        id: `${id}: decision`,
        given: (dice) => trial.battle(dice),
        run: (battle) => trial.decide(battle),
        ...(reorder && { reorder: (battle: Battle, dice) => reorder.call(trial, battle, dice) }),
      },
      options,
    ),
  };
}
