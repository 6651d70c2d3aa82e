import { requireNone } from '../../core/errors/requireNone';
import { list, members, optional, text } from '../../core/shape/shapes';
import { distanceFaults } from '../carrying/distanceLeft';
import { type Helper, helperShape, unhelpedFaults } from '../carrying/helper';
import { needsTerrainTest } from '../carrying/needsTerrainTest';
import { count, length } from '../checking/figures';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { moveTimeFaults } from '../checking/timeFaults';
import { type TransportFacts, transportShape } from '../models/transportFacts';
import { type UnitModels, unitModelsShapes } from '../models/unitModels';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { putAboard, withObjectives } from '../state/changes';
import { carriedByAny, type ObjectiveIn } from '../state/finding';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { unknownSide } from '../state/unknownSide';
import { underWay } from '../time/beginMoves';
import { roomFaults } from './placesTaken';

/**
 * Models get into a transport.
 *
 * @since 0.1.0
 */
export interface Embark extends UnitModels {
  /** As it is before they get in. */
  readonly transport: TransportFacts;
  /** How many places the models take; one each unless told. */
  readonly places?: number;
  /** Inches that carriers and objectives move to get in, after the move that was reported; 0 unless told. */
  readonly distances?: readonly ObjectiveDistance[];
}

/**
 * How far an objective is moved.
 *
 * @since 0.1.0
 */
export interface ObjectiveDistance {
  readonly objective: string;
  /** In inches. */
  readonly distance: number;
  /** Who helps to carry it that far, where that takes two. */
  readonly helper?: Helper;
}

const embarkShape = members({
  ...unitModelsShapes,
  transport: transportShape,
  places: optional(count),
  distances: optional(list(members({ objective: text, distance: length, helper: optional(helperShape) }))),
});

/**
 * Lists why models can't get into a transport, as far as objectives are concerned: theirs, and those aboard.
 *
 * @param set - the objectives
 * @param boarding - who gets into which transport
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/no-turn`,
 *   `objective/moves-over`, `objective/unknown-side`, `objective/other-side`, `objective/no-room` with the capacity,
 *   `objective/not-carried`, `objective/repeated-id`, `objective/moved-too-far`, `objective/no-helper`; empty when
 *   there are none
 * @rule MO-TRANS-1, MO-TRANS-2, MO-FRAG-1, MO-CUMB-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkEmbark, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'gun', types: ['cumbersome'], carriedBy }];
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const transport = { id: 'trukk', side: 'orks', capacity: 12, taken: 0 };
 * const unit = { models: ['boy'], places: 11, transport };
 * checkEmbark(set, unit, ASTRONOMICON).map(({ facts }) => facts?.needed); // => [13]
 * ```
 */
export function checkEmbark(
  set: ObjectiveSet,
  boarding: Embark,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, boarding, embarkShape);
  if (faults.length > 0) return faults;
  const { models, transport, places = models.length } = boarding;
  const carried = carriedByAny(set, models);
  return [
    ...moveTimeFaults(set),
    ...unknownSide(set.sides, transport.side, 'transport.side'),
    ...carried.flatMap((objective) => otherSide(objective, transport)),
    ...roomFaults(set, transport, places, carried, rules),
    ...distancesFaults(carried, boarding, rules),
  ];
}

/**
 * Models get into a transport, which carries their objectives from now on.
 *
 * @param set - the objectives
 * @param boarding - who gets into which transport
 * @param rules - the rules played by
 * @returns the set with their objectives aboard
 * @throws {@link WargameError} what {@link checkEmbark} lists
 * @rule MO-TRANS-1, MO-TRANS-2, MO-CARRY-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, embark, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const transport = { id: 'trukk', side: 'orks', capacity: 12, taken: 0 };
 * const { state } = embark(set, { models: ['boy', 'nob'], transport }, ASTRONOMICON);
 * state.objectives[0]?.place; // => { kind: 'aboard', transport: 'trukk', side: 'orks' }
 * ```
 */
export function embark(set: ObjectiveSet, boarding: Embark, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkEmbark(set, boarding, rules));
  const { models, transport } = boarding;
  const carried = carriedByAny(set, models);
  const loaded = carried.map((objective) => putAboard(objective, transport, distanceOf(objective, boarding)));
  const events = carried.flatMap((objective): readonly ObjectiveEvent[] => {
    const model = objective.place.by.id;
    return [
      ...(needsTerrainTest(set, model, distanceOf(objective, boarding), rules)
        ? [{ type: 'terrain-test', model } as const]
        : []),
      { type: 'loaded', objective: objective.id, transport: transport.id },
    ];
  });
  return { state: withObjectives(underWay(set), ...loaded), events };
}

function distanceOf({ id }: ObjectiveIn<'carried'>, { distances = [] }: Embark): number {
  return distances.find(({ objective }) => objective === id)?.distance ?? 0;
}

/** Each distance is that of an objective that gets in, and told once; what takes two is not carried by one. */
function distancesFaults(
  carried: readonly ObjectiveIn<'carried'>[],
  { distances = [] }: Embark,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  return distances.flatMap((told, index): readonly ObjectiveViolation[] => {
    const { objective: id, distance } = told;
    const path = `distances[${index}]`;
    const objective = carried.find((one) => one.id === id);
    const isFirst = distances.findIndex((other) => other.objective === id) === index;
    if (objective && isFirst) {
      return [
        ...distanceFaults(objective, distance, rules, `${path}.distance`),
        ...unhelpedFaults(objective, objective.place.by, told, rules, `${path}.helper`),
      ];
    }
    return [
      {
        code: objective ? 'objective/repeated-id' : 'objective/not-carried',
        message: objective ? `"${id}" is there already` : `nobody who gets in carries "${id}"`,
        path: `${path}.objective`,
        facts: { objective: id },
      },
    ];
  });
}

function otherSide(
  { id, place }: ObjectiveIn<'carried'>,
  transport: TransportFacts,
): readonly ObjectiveViolation[] {
  if (place.by.side === transport.side) return [];
  return [
    {
      code: 'objective/other-side',
      message: `"${transport.id}" is not of the side of "${place.by.id}"`,
      rule: 'MO-TRANS-1',
      path: 'transport.side',
      facts: { objective: id, from: place.by.id, to: transport.id },
    },
  ];
}
