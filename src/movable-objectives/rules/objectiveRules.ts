import { requireNone } from '../../core/errors/requireNone';
import { oneOf } from '../../core/shape/shapes';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveType } from '../types/objectiveType';
import { OBJECTIVE_TYPES } from '../types/objectiveTypes';
import { CARRY_EXEMPTIONS, type CarryExemption } from './carryExemption';
import { TELEPORTING, type Teleporting } from './teleporting';

/**
 * The rules that a set of objectives is played by: the types there are, and the readings that are left to
 * the players. States never hold them, so that a state is plain JSON; a set is played by the rules that it was
 * made by, and others throw `objective/unknown-type` where they lack one of its types.
 *
 * @since 0.1.0
 */
export interface ObjectiveRules {
  /** In the order in which they are asked. */
  readonly types: readonly ObjectiveType[];
  readonly carryExemption: CarryExemption;
  readonly teleporting: Teleporting;
}

/**
 * Makes the rules to play by. {@link ASTRONOMICON} are those that this makes of nothing.
 *
 * @param choices - what differs: `types`, the six unless told; `carryExemption`, `all` unless told;
 *   `teleporting`, `refuse` unless told
 * @returns the rules
 * @throws {@link WargameError} `objective/repeated-id` for two types with one id; `objective/malformed` for an
 *   unknown reading
 * @rule MO-CARRY-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { objectiveRules } from 'wargame-rules/movable-objectives';
 *
 * objectiveRules({ carryExemption: 'terrain' }).teleporting; // => 'refuse'
 * ```
 */
export function objectiveRules(choices: Partial<ObjectiveRules> = {}): ObjectiveRules {
  const { types = OBJECTIVE_TYPES, carryExemption = 'all', teleporting = 'refuse' } = choices;
  requireNone([
    ...repeatedTypes(types),
    ...malformed(oneOf(CARRY_EXEMPTIONS), carryExemption, 'carryExemption'),
    ...malformed(oneOf(TELEPORTING), teleporting, 'teleporting'),
  ]);
  return Object.freeze({ types: Object.freeze([...types]), carryExemption, teleporting });
}

function repeatedTypes(types: readonly ObjectiveType[]): readonly ObjectiveViolation[] {
  return types.flatMap(({ id }, index): ObjectiveViolation[] => {
    if (types.findIndex((other) => other.id === id) === index) return [];
    const message = `there are two types "${id}"`;
    return [{ code: 'objective/repeated-id', message, path: `types[${index}].id`, facts: { type: id } }];
  });
}
