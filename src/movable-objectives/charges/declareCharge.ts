import { requireNone } from '../../core/errors/requireNone';
import { members } from '../../core/shape/shapes';
import { type ForcedDrop, forcedDropShapes } from '../carrying/forcedDrop';
import { forcedDropFaults, forcedDrops } from '../carrying/forcedDrops';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { boundByCharges } from './boundByCharges';

const chargeShape = members(forcedDropShapes);

/**
 * Lists why a unit that declares a charge can't drop its objectives like that.
 *
 * @param set - the objectives
 * @param charge - the models of the unit, and where their objectives go
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/drop-not-due`,
 *   `objective/dropped-too-far`, `objective/touched-by-others`, `objective/moved-too-far`; empty when there are none
 * @rule MO-CHARGE-1, MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkDeclareCharge, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const drops = [{ objective: 'relic', distance: 0.5, touchedBy: ['nob'] }];
 * checkDeclareCharge(set, { models: ['boy', 'nob'], drops }, ASTRONOMICON).map(({ path }) => path);
 * // => ['drops[0].touchedBy']
 * ```
 */
export function checkDeclareCharge(
  set: ObjectiveSet,
  charge: ForcedDrop,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, charge, chargeShape);
  if (faults.length > 0) return faults;
  return forcedDropFaults(boundByCharges(set, charge.models, rules), charge.drops ?? [], rules);
}

/**
 * A unit declares a charge, and its carriers drop their objectives at once; not what is Compact.
 *
 * @param set - the objectives
 * @param charge - the models of the unit, and where their objectives go
 * @param rules - the rules played by
 * @returns the set with their objectives unclaimed
 * @throws {@link WargameError} what {@link checkDeclareCharge} lists
 * @rule MO-CHARGE-1, MO-COMP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, declareCharge, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * declareCharge(set, { models: ['boy', 'nob'] }, ASTRONOMICON).events;
 * // => [{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'charge' }]
 * ```
 */
export function declareCharge(set: ObjectiveSet, charge: ForcedDrop, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkDeclareCharge(set, charge, rules));
  const { models, drops = [] } = charge;
  return forcedDrops(set, boundByCharges(set, models, rules), drops, 'charge');
}
