import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import { hasMembers } from '../../core/shape/hasMembers';
import type { Shape } from '../../core/shape/shape';
import { list, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { PROVENANCES } from '../../core/table/provenance';
import { SIDES } from '../rules/side';
import { checkAreas } from './checkAreas';
import { checkCombatResults } from './checkCombatResults';
import { checkCounters } from './checkCounters';
import { checkSpecialRules } from './checkSpecialRules';
import { DESTROYED_AREA_ARRIVALS } from './edition';
import type { EditionErrorCode } from './editionErrorCode';
import { shapeFaults } from './faults';

const HEAD: Shape = exactly(
  {
    id: text,
    version: whole(1),
    title: text,
    teleportIntoDestroyedArea: optional(oneOf(DESTROYED_AREA_ARRIVALS)),
  },
  ['areas', 'counters', 'combatResults', 'specialRules', 'turnLimit'],
);

const TURN_LIMIT: Shape = optional(
  exactly({
    turns: whole(1),
    winners: list(oneOf(SIDES)),
    provenance: optional(oneOf(PROVENANCES)),
  }),
);

/**
 * Lists everything that is wrong with an edition.
 *
 * - board: an area missing, unknown or twice; a way that leads there but not back; parts that no way connects;
 *   no Bridge, or two
 * - counters: an id twice; not one Emperor and one Horus; not twelve Imperial units and three Guards; a back of
 *   the other side; more to deploy than there are areas
 * - combat results: no columns; a ratio left out; a face of the D6 in no row or in two (`table/…`)
 * - special rules: an id twice; choices that nothing carries out
 * - anything that has not the shape it must have, or a member that nobody knows: `edition/malformed`
 *
 * @param edition - anything; an edition as {@link defineEdition} takes it passes
 * @returns the faults, each naming its place, such as `areas[3].neighbours[0]`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkEdition, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * checkEdition(warmasterEdition); // => []
 * const halved = { ...warmasterEdition, combatResults: { columns: [] } };
 * checkEdition(halved).map((fault) => fault.code); // => ['edition/no-columns']
 * ```
 */
export function checkEdition(edition: unknown): readonly Violation<EditionErrorCode>[] {
  const faults = shapeFaults(HEAD, edition, '');
  if (!hasMembers(edition)) return faults;
  const { areas, counters, combatResults, specialRules, turnLimit } = edition;
  return [
    ...faults,
    ...checkAreas(areas),
    ...checkCounters(counters),
    ...checkCombatResults(combatResults),
    ...checkSpecialRules(specialRules),
    ...shapeFaults(TURN_LIMIT, turnLimit, 'turnLimit'),
  ];
}
