import { requireNone } from '../../core/errors/requireNone';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { modelFacts } from '../models/modelFacts';
import { unfitCarrier } from '../models/unfitCarrier';
import { baseCopy } from '../placing/baseShape';
import { pointCopy } from '../placing/pointShape';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import { typeFaults } from '../types/typeFaults';
import type { Objective, ObjectivePlace } from './objective';
import { type ObjectiveSetup, setupShape } from './objectiveSetup';

/**
 * Lists what is wrong with an objective that is to be made.
 *
 * @param setup - the objective
 * @param rules - with the types that there are
 * @returns the faults: `objective/malformed`, `objective/unknown-type`, `objective/repeated-type`,
 *   `objective/contradictory-types` with both named, `objective/unfit-carrier`; empty when there are none
 * @rule MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkObjective } from 'wargame-rules/movable-objectives';
 *
 * const faults = checkObjective({ id: 'crate', types: ['compact', 'vital', 'cumbersome', 'vital'] }, ASTRONOMICON);
 * faults.map(({ facts }) => facts?.types); // => [['vital', 'vital'], ['compact', 'cumbersome']]
 * ```
 */
export function checkObjective(setup: ObjectiveSetup, rules: ObjectiveRules): readonly ObjectiveViolation[] {
  return objectiveFaults(setup, rules, '');
}

/**
 * Makes an objective, as yet untouched by anybody who doesn't carry it from the start.
 *
 * @param setup - the objective
 * @param rules - with the types that there are
 * @returns the objective as plain JSON, its types in the order of the rules
 * @throws {@link WargameError} what {@link checkObjective} lists
 * @rule MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, makeObjective } from 'wargame-rules/movable-objectives';
 *
 * makeObjective({ id: 'relic', types: ['vital', 'damaged'] }, ASTRONOMICON).types; // => ['damaged', 'vital']
 * makeObjective({ id: 'box', types: ['cumbersome', 'compact'] }, ASTRONOMICON);
 * // => throws objective/contradictory-types
 * ```
 */
export function makeObjective(setup: ObjectiveSetup, rules: ObjectiveRules): Objective {
  requireNone(checkObjective(setup, rules));
  const { id, types = [], base, at } = setup;
  const place = placeOf(setup);
  return {
    id,
    types: rules.types.map((type) => type.id).filter((name) => types.includes(name)),
    ...(base && { base: baseCopy(base) }),
    place,
    at: at && place.kind !== 'aboard' ? pointCopy(at) : null,
    movedThisTurn: 0,
    movedThisPhase: 0,
    handedOff: false,
    claimTried: false,
  };
}

/** The faults of an objective that stands at a path of a larger input. */
export function objectiveFaults(
  setup: ObjectiveSetup,
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  const faults = malformed(setupShape, setup, path);
  if (faults.length > 0) return faults;
  const start = path === '' ? '' : `${path}.`;
  const { types = [], carriedBy, aboard } = setup;
  const typing = typeFaults(types, rules, `${start}types`);
  const twice: readonly ObjectiveViolation[] =
    carriedBy && aboard
      ? [{ code: 'objective/malformed', message: 'it is in one place only', path: `${start}aboard` }]
      : [];
  if (typing.length > 0 || !carriedBy) return [...typing, ...twice];
  return [...twice, ...unfitCarrier(carriedBy, typesNamed(types, rules), `${start}carriedBy`)];
}

function placeOf({ carriedBy, aboard }: ObjectiveSetup): ObjectivePlace {
  if (carriedBy) return { kind: 'carried', by: modelFacts(carriedBy), holdsOn: false };
  if (aboard) return { kind: 'aboard', transport: aboard.transport, side: aboard.side };
  return { kind: 'table' };
}
