import { atMost } from '../../core/geometry/atMost';
import type { ModelFacts } from '../models/modelFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { inHandsOf } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import { dutiesOf } from './dutiesOf';

/**
 * Tells whether a move makes a carrier take a Dangerous Terrain test. A move that is reported in parts is one
 * move, and takes one test.
 *
 * @param set - the objectives, before the move
 * @param carrier - the id of a model or a transport
 * @param distance - how far it moves, in inches
 * @param rules - the rules played by
 * @returns whether the test is due because of this move
 * @throws {@link WargameError} `objective/unknown-type` when the set was made by other rules; `geometry/…` for a
 *   distance that can't be
 * @rule MO-CARRY-1, MO-CARRY-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, needsTerrainTest, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * needsTerrainTest(set, 'boy', 6, ASTRONOMICON); // => false
 * needsTerrainTest(set, 'boy', 7, ASTRONOMICON); // => true
 * ```
 */
export function needsTerrainTest(
  set: ObjectiveSet,
  carrier: string,
  distance: number,
  rules: ObjectiveRules,
): boolean {
  const carried = inHandsOf(set, carrier);
  if (!carried) return false;
  return isTestDue(carried.types, carried.place.by, carried.movedThisPhase, distance, rules);
}

/** Whether a model that has moved so far with such an objective takes its test because it moves on. */
export function isTestDue(
  types: readonly string[],
  model: ModelFacts,
  before: number,
  distance: number,
  rules: ObjectiveRules,
): boolean {
  const { terrainTestBeyond } = dutiesOf(types, model, rules);
  if (terrainTestBeyond === null) return false;
  return atMost(before, terrainTestBeyond) && !atMost(before + distance, terrainTestBeyond);
}
