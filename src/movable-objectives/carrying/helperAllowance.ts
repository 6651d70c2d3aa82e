import type { Allowance } from '../models/carrierDuties';
import type { ModelFacts } from '../models/modelFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { inHandsOf } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import { dutiesOf, helperDuties } from './dutiesOf';

/**
 * Tells at which rate a model moves that helps a carrier.
 *
 * @param set - the objectives
 * @param carrier - the id of the model that carries
 * @param helper - the model that helps
 * @param rules - the rules played by
 * @returns the rate; `normal` when the carrier carries nothing, or nothing that it needs help with
 * @throws {@link WargameError} `objective/unknown-type` when the set was made by other rules
 * @rule MO-CUMB-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, helperAllowance, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = (id: string) => ({ id, side: 'orks', kind: 'infantry' }) as const;
 * const gun = { id: 'gun', types: ['cumbersome'], carriedBy: boy('first') };
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [gun] }, ASTRONOMICON);
 * helperAllowance(set, 'first', boy('second'), ASTRONOMICON); // => 'difficult-terrain'
 * ```
 */
export function helperAllowance(
  set: ObjectiveSet,
  carrier: string,
  helper: ModelFacts,
  rules: ObjectiveRules,
): Allowance {
  const carried = inHandsOf(set, carrier);
  if (!carried || !dutiesOf(carried.types, carried.place.by, rules).needsHelper) return 'normal';
  return helperDuties(carried.types, helper, rules).allowance;
}
