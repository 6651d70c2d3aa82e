import { list, members, text } from '../../core/shape/shapes';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { gameFaults } from '../checking/reportFaults';
import { findObjective, isIn, unknownObjective } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import { contactFaults } from './contactFaults';

/**
 * Who touches an objective.
 *
 * @since 0.1.0
 */
export interface ObjectiveContacts {
  readonly objective: string;
  /** The ids of all models in base contact with it. */
  readonly touchedBy: readonly string[];
}

const contactsShape = list(members({ objective: text, touchedBy: list(text) }));

/**
 * Lists which claimed objectives are touched by others than their carriers, after models have moved that
 * carry nothing.
 *
 * @param set - the objectives
 * @param contacts - who touches which objective
 * @returns the reasons: `objective/touched-by-others`, `objective/not-touching`,
 *   `objective/unknown-objective`, `objective/malformed`; empty when there are none
 * @rule MO-CLAIM-3, MO-CLAIM-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkContacts, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const contacts = [{ objective: 'relic', touchedBy: ['boy', 'trooper'] }];
 * checkContacts(set, contacts).map(({ rule }) => rule); // => ['MO-CLAIM-3']
 * ```
 */
export function checkContacts(
  set: ObjectiveSet,
  contacts: readonly ObjectiveContacts[],
): readonly ObjectiveViolation[] {
  const faults = [...gameFaults(set), ...malformed(contactsShape, contacts, 'contacts')];
  if (faults.length > 0) return faults;
  return contacts.flatMap(({ objective, touchedBy }, index) => {
    const known = findObjective(set, objective);
    if (!known) return [unknownObjective(objective, `contacts[${index}].objective`)];
    if (!isIn(known, 'carried')) return [];
    return contactFaults(touchedBy, known.place.by.id, 'MO-CLAIM-4', `contacts[${index}].touchedBy`);
  });
}
