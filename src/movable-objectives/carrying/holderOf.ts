import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { Objective } from '../state/objective';

/**
 * The model or transport that has an objective.
 *
 * @since 0.1.0
 */
export interface Holder {
  readonly id: string;
  readonly side: string;
}

/**
 * Tells who has an objective: the model that carries it, or the transport that it is aboard.
 *
 * @param objective - an objective of a set
 * @returns who has it; null when nobody does
 * @rule MO-DAM-1, MO-TRANS-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, holderOf, makeObjective } from 'wargame-rules/movable-objectives';
 *
 * const aboard = { transport: 'rhino', side: 'imperium' };
 * holderOf(makeObjective({ id: 'fuel', aboard }, ASTRONOMICON)); // => { id: 'rhino', side: 'imperium' }
 * holderOf(makeObjective({ id: 'relic' }, ASTRONOMICON)); // => null
 * ```
 */
export function holderOf({ place }: Objective): Holder | null {
  if (place.kind === 'carried') return { id: place.by.id, side: place.by.side };
  return place.kind === 'aboard' ? { id: place.transport, side: place.side } : null;
}

export function notCarried({ id, place }: Objective, rule: string, path: string): ObjectiveViolation {
  return {
    code: 'objective/not-carried',
    message: `"${id}" is carried by no model`,
    rule,
    path,
    facts: { objective: id, place: place.kind },
  };
}
