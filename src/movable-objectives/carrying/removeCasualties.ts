import { requireNone } from '../../core/errors/requireNone';
import { members } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { type UnitModels, unitModelsShapes } from '../models/unitModels';
import { carriedByAny } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { forcedDrops } from './forcedDrops';

const casualtiesShape = members(unitModelsShapes);

/**
 * Lists why casualties can't be reported.
 *
 * @param set - the objectives
 * @param casualties - the models that are removed
 * @returns the reasons: `objective/malformed`, `objective/game-over`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkCasualties, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [] }, ASTRONOMICON);
 * checkCasualties(set, { models: [''] }).map(({ path }) => path); // => ['models[0]']
 * ```
 */
export function checkCasualties(set: ObjectiveSet, casualties: UnitModels): readonly ObjectiveViolation[] {
  return reportFaults(set, casualties, casualtiesShape);
}

/**
 * Models are removed as casualties, wrecked Walkers among them. What they carried stays where it is, and is nobody's: an enemy who stands
 * next to it has to claim it like anybody else.
 *
 * @param set - the objectives
 * @param casualties - the models that are removed
 * @returns the set with their objectives unclaimed
 * @throws {@link WargameError} what {@link checkCasualties} lists
 * @rule MO-CARRY-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, removeCasualties, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy, at: { x: 9, y: 4 } }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const [relic] = removeCasualties(set, { models: ['boy', 'nob'] }).state.objectives;
 * relic?.place; // => { kind: 'table' }
 * relic?.at; // => { x: 9, y: 4 }
 * ```
 */
export function removeCasualties(set: ObjectiveSet, casualties: UnitModels): ObjectiveStep {
  requireNone(checkCasualties(set, casualties));
  return forcedDrops(set, carriedByAny(set, casualties.models), [], 'casualty');
}
