import { requireNone } from '../../core/errors/requireNone';
import { members } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { carriedByAny } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { type ForcedDrop, forcedDropShapes } from './forcedDrop';
import { forcedDropFaults, forcedDrops } from './forcedDrops';

const fallBackShape = members(forcedDropShapes);

/**
 * Lists why models that fall back can't drop their objectives like that.
 *
 * @param set - the objectives
 * @param retreat - the models, and where their objectives go
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/drop-not-due`,
 *   `objective/dropped-too-far`, `objective/touched-by-others`, `objective/moved-too-far`; empty when there are none
 * @rule MO-DROP-1, MO-DROP-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkFallBack, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [{ id: 'relic' }] }, ASTRONOMICON);
 * const drops = [{ objective: 'relic', distance: 0, touchedBy: [] }];
 * checkFallBack(set, { models: ['boy'], drops }, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/drop-not-due']
 * ```
 */
export function checkFallBack(
  set: ObjectiveSet,
  retreat: ForcedDrop,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, retreat, fallBackShape);
  if (faults.length > 0) return faults;
  return forcedDropFaults(carriedByAny(set, retreat.models), retreat.drops ?? [], rules);
}

/**
 * Models are forced to fall back, and drop what they carry before they move; even what is Compact.
 *
 * @param set - the objectives
 * @param retreat - the models, and where their objectives go
 * @param rules - the rules played by
 * @returns the set with their objectives unclaimed
 * @throws {@link WargameError} what {@link checkFallBack} lists
 * @rule MO-DROP-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, fallBack, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'key', types: ['compact'], carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * fallBack(set, { models: ['boy', 'nob'] }, ASTRONOMICON).events;
 * // => [{ type: 'dropped', objective: 'key', from: 'boy', reason: 'fall-back' }]
 * ```
 */
export function fallBack(set: ObjectiveSet, retreat: ForcedDrop, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkFallBack(set, retreat, rules));
  return forcedDrops(set, carriedByAny(set, retreat.models), retreat.drops ?? [], 'fall-back');
}
