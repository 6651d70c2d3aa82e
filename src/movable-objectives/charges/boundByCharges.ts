import { dutiesOf } from '../carrying/dutiesOf';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { carriedByAny, type ObjectiveIn } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';

/** What the models of a unit carry and charges can make them drop: not what is Compact, nor what is aboard. */
export function boundByCharges(
  set: ObjectiveSet,
  models: readonly string[],
  rules: ObjectiveRules,
): readonly ObjectiveIn<'carried'>[] {
  return carriedByAny(set, models).filter(
    ({ types, place }) => dutiesOf(types, place.by, rules).dropsInCharges,
  );
}
