import type { Allowance } from '../models/carrierDuties';
import type { ModelFacts } from '../models/modelFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveSet } from '../state/objectiveSet';
import { objectivesWith } from '../state/objectivesWith';
import { helperDuties } from './dutiesOf';

/**
 * Tells at which rate a model moves that helps a carrier.
 *
 * @param set - the objectives
 * @param carrier - the id of the model that carries
 * @param helper - the model that helps
 * @param rules - the rules played by
 * @returns the rate; `normal` when the carrier carries nothing that needs help
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
  const carried = objectivesWith(set, carrier).filter(({ place }) => place.kind === 'carried');
  return carried.reduce<Allowance>((_, { types }) => helperDuties(types, helper, rules).allowance, 'normal');
}
