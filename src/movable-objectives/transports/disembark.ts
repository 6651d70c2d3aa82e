import { requireNone } from '../../core/errors/requireNone';
import type { Point } from '../../core/geometry/point';
import { list, members, optional, text } from '../../core/shape/shapes';
import { contactFaults } from '../carrying/contactFaults';
import { distanceFaults } from '../carrying/distanceLeft';
import { handsFull } from '../carrying/handsFull';
import { type Helper, helperShape, unhelpedFaults } from '../carrying/helper';
import { isTestDue } from '../carrying/needsTerrainTest';
import { length } from '../checking/figures';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { moveTimeFaults } from '../checking/timeFaults';
import { type ModelFacts, modelShape } from '../models/modelFacts';
import { unfitCarrier } from '../models/unfitCarrier';
import { type UnitModels, unitModelsShapes } from '../models/unitModels';
import { pointCopy, pointShape } from '../placing/pointShape';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import { putInHands, withObjectives } from '../state/changes';
import { findObjective, isIn, unknownObjective } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { underWay } from '../time/beginMoves';

/**
 * A model takes an objective along that is aboard.
 *
 * @since 0.1.0
 */
export interface DisembarkClaim {
  readonly objective: string;
  /** Who takes it. */
  readonly model: ModelFacts;
  /** Inches that the objective is moved by it, from the access point; 0 unless told. */
  readonly distance?: number;
  /** Who helps to carry it that far, where that takes two. */
  readonly helper?: Helper;
  /** The ids of all models in base contact with the objective afterwards; the model alone unless told. */
  readonly touchedBy?: readonly string[];
  /** Where its middle is afterwards, for apps that keep positions. */
  readonly at?: Point;
}

/**
 * Models get out of a transport.
 *
 * @since 0.1.0
 */
export interface Disembark extends UnitModels {
  /** The id of the transport. */
  readonly transport: string;
  /** What they take along; everything else is left aboard. */
  readonly claims: readonly DisembarkClaim[];
}

const disembarkShape = members({
  ...unitModelsShapes,
  transport: text,
  claims: list(
    members({
      objective: text,
      model: modelShape,
      distance: optional(length),
      helper: optional(helperShape),
      touchedBy: optional(list(text)),
      at: optional(pointShape),
    }),
  ),
});

/**
 * Lists why models can't get out of a transport with what they take along.
 *
 * @param set - the objectives
 * @param exit - who gets out, and with what
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/no-turn`,
 *   `objective/moves-over`, `objective/unknown-objective`, `objective/not-aboard`, `objective/not-in-unit`,
 *   `objective/other-side`, `objective/unfit-carrier`, `objective/hands-full`, `objective/not-touching`,
 *   `objective/touched-by-others`, `objective/moved-too-far`, `objective/no-helper`; empty when there are none
 * @rule MO-TRANS-5, MO-CLAIM-3, MO-FRAG-1, MO-CUMB-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkDisembark, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const aboard = { transport: 'trukk', side: 'orks' };
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const objectives = [{ id: 'fuel', aboard }, { id: 'shells', aboard }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const model = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const claims = [{ objective: 'fuel', model }, { objective: 'shells', model }];
 * const faults = checkDisembark(set, { transport: 'trukk', models: ['boy', 'nob'], claims }, ASTRONOMICON);
 * faults.map(({ path, rule }) => [path, rule]); // => [['claims[1].model', 'MO-CLAIM-3']]
 * ```
 */
export function checkDisembark(
  set: ObjectiveSet,
  exit: Disembark,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, exit, disembarkShape);
  if (faults.length > 0) return faults;
  return [
    ...moveTimeFaults(set),
    ...exit.claims.flatMap((claim, index) => [
      ...claimFaults(set, exit, claim, rules, `claims[${index}]`),
      ...repeatFaults(exit.claims, index),
    ]),
  ];
}

/**
 * Models get out of a transport. Each may take one objective along; the rest is left aboard. Nobody moves in
 * to claim these, so that no type rolls for it. The way out is the first part of the move of whoever takes one.
 *
 * @param set - the objectives
 * @param exit - who gets out, and with what
 * @param rules - the rules played by
 * @returns the set with what they took in their hands
 * @throws {@link WargameError} what {@link checkDisembark} lists
 * @rule MO-TRANS-5, MO-CARRY-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, disembark, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const aboard = { transport: 'trukk', side: 'orks' };
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const objectives = [{ id: 'fuel', aboard }, { id: 'shells', aboard }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const model = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const claims = [{ objective: 'shells', model, distance: 5 }];
 * const { state } = disembark(set, { transport: 'trukk', models: ['boy', 'nob'], claims }, ASTRONOMICON);
 * state.objectives.map(({ place }) => place.kind); // => ['aboard', 'carried']
 * ```
 */
export function disembark(set: ObjectiveSet, exit: Disembark, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkDisembark(set, exit, rules));
  const events: ObjectiveEvent[] = [];
  const claimed = exit.claims.map(({ objective: id, model, distance = 0, at }) => {
    const objective = findObjective(set, id) as Objective;
    events.push({ type: 'claimed', objective: id, by: model.id });
    if (isTestDue(objective.types, model, 0, distance, rules)) {
      events.push({ type: 'terrain-test', model: model.id });
    }
    const shift = { distance, at: at ? pointCopy(at) : null };
    return { ...putInHands(objective, model, shift), movedThisPhase: distance + 0 };
  });
  return { state: withObjectives(underWay(set), ...claimed), events };
}

function claimFaults(
  set: ObjectiveSet,
  { transport, models }: Disembark,
  claim: DisembarkClaim,
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  const { objective: id, model, distance = 0, touchedBy } = claim;
  const objective = findObjective(set, id);
  if (!objective) return [unknownObjective(id, `${path}.objective`)];
  const faults: ObjectiveViolation[] = [];
  const rule = 'MO-TRANS-5';
  const facts = { objective: id, transport, model: model.id };
  if (!isIn(objective, 'aboard') || objective.place.transport !== transport) {
    const message = `"${id}" is not aboard "${transport}"`;
    faults.push({ code: 'objective/not-aboard', message, rule, path: `${path}.objective`, facts });
  } else if (objective.place.side !== model.side) {
    const message = `"${model.id}" is not of the side of "${transport}"`;
    faults.push({ code: 'objective/other-side', message, rule, path: `${path}.model`, facts });
  }
  if (!models.includes(model.id)) {
    const message = `"${model.id}" does not get out of "${transport}"`;
    faults.push({ code: 'objective/not-in-unit', message, rule, path: `${path}.model`, facts });
  }
  return [
    ...faults,
    ...unfitCarrier(model, typesNamed(objective.types, rules), `${path}.model`),
    ...handsFull(set, model.id, `${path}.model`),
    ...(touchedBy ? contactFaults(touchedBy, model.id, rule, `${path}.touchedBy`) : []),
    ...distanceFaults(objective, distance, rules, `${path}.distance`),
    ...unhelpedFaults(objective, model, claim, rules, `${path}.helper`),
  ];
}

/** One model takes one, and one objective goes to one model. */
function repeatFaults(claims: readonly DisembarkClaim[], index: number): readonly ObjectiveViolation[] {
  const claim = claims[index];
  const before = claims.slice(0, index);
  const faults: ObjectiveViolation[] = [];
  if (before.some(({ model }) => model.id === claim?.model.id)) {
    faults.push({
      code: 'objective/hands-full',
      message: `"${claim?.model.id}" takes another objective already`,
      rule: 'MO-CLAIM-3',
      path: `claims[${index}].model`,
      facts: { model: claim?.model.id ?? '' },
    });
  }
  if (before.some(({ objective }) => objective === claim?.objective)) {
    faults.push({
      code: 'objective/repeated-id',
      message: `"${claim?.objective}" is taken already`,
      rule: 'MO-TRANS-5',
      path: `claims[${index}].objective`,
      facts: { id: claim?.objective ?? '' },
    });
  }
  return faults;
}
