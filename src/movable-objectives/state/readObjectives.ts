import { requireNone } from '../../core/errors/requireNone';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { Objective } from './objective';
import type { ObjectiveSet } from './objectiveSet';
import type { ObjectiveSetup } from './objectiveSetup';
import { setShape } from './setShape';
import { checkStart } from './startObjectives';

/**
 * Lists what is wrong with a set of objectives that comes from outside: from a file, or over the net.
 *
 * @param value - anything; a set that this library made passes
 * @param rules - the rules that it was made by
 * @returns the faults with their paths, among them those of {@link checkStart}; empty when there are none
 * @rule MO-CLAIM-3, MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkObjectiveSet, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [{ id: 'relic' }] }, ASTRONOMICON);
 * checkObjectiveSet(JSON.parse(JSON.stringify(set)), ASTRONOMICON); // => []
 * checkObjectiveSet({ ...set, turn: 'mine' }, ASTRONOMICON).map(({ path }) => path); // => ['turn']
 * ```
 */
export function checkObjectiveSet(value: unknown, rules: ObjectiveRules): readonly ObjectiveViolation[] {
  const faults = malformed(setShape, value);
  if (faults.length > 0) return faults;
  const { sides, objectives, turn } = value as ObjectiveSet;
  const setup = { sides, objectives: objectives.map(asSetup), turn };
  return checkStart(setup, rules).map((fault) => ({ ...fault, path: asStored(fault.path ?? '') }));
}

/**
 * Reads a set of objectives that comes from outside.
 *
 * @param value - anything
 * @param rules - the rules that it was made by
 * @returns the same set, known to be one
 * @throws {@link WargameError} what {@link checkObjectiveSet} lists
 * @rule MO-CLAIM-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, readObjectives, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [{ id: 'relic' }] }, ASTRONOMICON);
 * readObjectives(JSON.parse(JSON.stringify(set)), ASTRONOMICON).objectives[0]?.id; // => 'relic'
 * readObjectives(null, ASTRONOMICON); // => throws objective/malformed
 * ```
 */
export function readObjectives(value: unknown, rules: ObjectiveRules): ObjectiveSet {
  requireNone(checkObjectiveSet(value, rules));
  return value as ObjectiveSet;
}

/** What an objective would have been made of, had it begun where it is. */
function asSetup({ id, types, place }: Objective): ObjectiveSetup {
  return {
    id,
    types,
    ...(place.kind === 'carried' && { carriedBy: place.by }),
    ...(place.kind === 'aboard' && { aboard: { transport: place.transport, side: place.side } }),
  };
}

function asStored(path: string): string {
  return path.replace('.carriedBy', '.place.by').replace('.aboard', '.place');
}
