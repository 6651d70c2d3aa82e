import { requireNone } from '../../core/errors/requireNone';
import { list, members, optional, orNull, text } from '../../core/shape/shapes';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { makeObjective, objectiveFaults } from './makeObjective';
import type { ObjectiveSet } from './objectiveSet';
import { type ObjectiveSetup, setupShape } from './objectiveSetup';
import type { Turn } from './phase';
import { turnShape } from './setShape';
import { unknownSide } from './unknownSide';

/**
 * What a set of objectives starts from.
 *
 * @since 0.1.0
 */
export interface ObjectivesSetup {
  /** At least two. */
  readonly sides: readonly string[];
  readonly objectives: readonly ObjectiveSetup[];
  /** For a battle that is joined in the middle; between two turns unless told. */
  readonly turn?: Turn | null;
}

const startShape = members({
  sides: list(text),
  objectives: list(setupShape),
  turn: optional(orNull(turnShape)),
});

/**
 * Lists what is wrong with a set of objectives that is to be started.
 *
 * @param setup - the sides and the objectives
 * @param rules - with the types that there are
 * @returns the faults: those of {@link checkObjective} for each objective, `objective/repeated-id`,
 *   `objective/unknown-side`, `objective/hands-full` for a model with two; empty when there are none
 * @rule MO-CLAIM-3, MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkStart } from 'wargame-rules/movable-objectives';
 *
 * const objectives = [{ id: 'relic' }, { id: 'relic', types: ['holy'] }];
 * const faults = checkStart({ sides: ['imperium', 'orks'], objectives }, ASTRONOMICON);
 * faults.map(({ path }) => path); // => ['objectives[1].types[0]', 'objectives[1].id']
 * ```
 */
export function checkStart(setup: ObjectivesSetup, rules: ObjectiveRules): readonly ObjectiveViolation[] {
  const faults = malformed(startShape, setup);
  if (faults.length > 0) return faults;
  const { sides, objectives, turn } = setup;
  return [
    ...sideFaults(sides),
    ...objectives.flatMap((objective, index) => objectiveFaults(objective, rules, `objectives[${index}]`)),
    ...objectives.flatMap((_, index) => [
      ...repeatedId(objectives, index),
      ...handsFull(objectives, index),
      ...sidesOf(objectives, index).flatMap(([side, path]) => unknownSide(sides, side, path)),
    ]),
    ...(turn ? unknownSide(sides, turn.side, 'turn.side') : []),
  ];
}

/**
 * Starts a set of objectives.
 *
 * @param setup - the sides and the objectives
 * @param rules - with the types that there are
 * @returns the set as plain JSON
 * @throws {@link WargameError} what {@link checkStart} lists
 * @rule MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const relic = { id: 'relic', types: ['unstable'], at: { x: 22, y: 15 } };
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [relic] }, ASTRONOMICON);
 * set.objectives[0]?.place; // => { kind: 'table' }
 * ```
 */
export function startObjectives(setup: ObjectivesSetup, rules: ObjectiveRules): ObjectiveSet {
  requireNone(checkStart(setup, rules));
  const { sides, objectives, turn } = setup;
  return {
    sides: [...sides],
    objectives: objectives.map((objective) => makeObjective(objective, rules)),
    turn: turn ? turnCopy(turn) : null,
    score: null,
  };
}

/** A copy without what else the app keeps of the turn. */
function turnCopy({ side, phase }: Turn): Turn {
  return { side, phase: phase && { name: phase.name, moment: phase.moment } };
}

function sideFaults(sides: readonly string[]): readonly ObjectiveViolation[] {
  const few: readonly ObjectiveViolation[] =
    sides.length < 2
      ? [{ code: 'objective/malformed', message: 'expected at least two sides', path: 'sides' }]
      : [];
  return [...few, ...sides.flatMap((side, index) => repeated(side, sides.indexOf(side), index, 'sides'))];
}

function repeated(id: string, first: number, index: number, path: string): readonly ObjectiveViolation[] {
  if (first === index) return [];
  const message = `"${id}" is there already`;
  return [{ code: 'objective/repeated-id', message, path: `${path}[${index}]`, facts: { id } }];
}

function repeatedId(objectives: readonly ObjectiveSetup[], index: number): readonly ObjectiveViolation[] {
  const { id = '' } = objectives[index] ?? {};
  const first = objectives.findIndex((other) => other.id === id);
  return repeated(id, first, index, 'objectives').map((fault) => ({ ...fault, path: `${fault.path}.id` }));
}

function handsFull(objectives: readonly ObjectiveSetup[], index: number): readonly ObjectiveViolation[] {
  const model = objectives[index]?.carriedBy?.id;
  const first = objectives.findIndex(({ carriedBy }) => carriedBy?.id === model);
  if (model === undefined || first === index) return [];
  return [
    {
      code: 'objective/hands-full',
      message: `"${model}" carries another objective already`,
      rule: 'MO-CLAIM-3',
      path: `objectives[${index}].carriedBy`,
      facts: { model, objective: objectives[first]?.id ?? '' },
    },
  ];
}

function sidesOf(
  objectives: readonly ObjectiveSetup[],
  index: number,
): readonly (readonly [side: string, path: string])[] {
  const { carriedBy, aboard } = objectives[index] ?? {};
  return [
    ...(carriedBy ? [[carriedBy.side, `objectives[${index}].carriedBy.side`] as const] : []),
    ...(aboard ? [[aboard.side, `objectives[${index}].aboard.side`] as const] : []),
  ];
}
