import type { Objective } from './objective';
import type { ObjectiveSet } from './objectiveSet';

/**
 * Finds what a model carries, or what is aboard a transport.
 *
 * @param set - the objectives
 * @param carrier - the id of a model or a transport
 * @returns the objectives in the order of the set: at most one for a model
 * @rule MO-CLAIM-3, MO-TRANS-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, objectivesWith, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const rhino = { transport: 'rhino', side: 'imperium' };
 * const objectives = [{ id: 'fuel', aboard: rhino }, { id: 'shells', aboard: rhino }, { id: 'relic' }];
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives }, ASTRONOMICON);
 * objectivesWith(set, 'rhino').map(({ id }) => id); // => ['fuel', 'shells']
 * objectivesWith(set, 'ork'); // => []
 * ```
 */
export function objectivesWith(set: ObjectiveSet, carrier: string): readonly Objective[] {
  return set.objectives.filter(({ place }) => {
    if (place.kind === 'carried') return place.by.id === carrier;
    return place.kind === 'aboard' && place.transport === carrier;
  });
}
