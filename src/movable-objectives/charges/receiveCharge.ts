import { requireNone } from '../../core/errors/requireNone';
import { list, members, oneOf, optional, text } from '../../core/shape/shapes';
import { type DropSpot, putDown, spotFaults, spotShape } from '../carrying/objectiveDrop';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { type UnitModels, unitModelsShapes } from '../models/unitModels';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { withObjectives } from '../state/changes';
import type { ObjectiveIn } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { boundByCharges } from './boundByCharges';

/**
 * What a carrier can do whose unit is charged: `drop` before Overwatch, or `hold` on and forgo its own
 * Overwatch fire.
 *
 * @rule MO-CHARGE-2
 * @since 0.1.0
 */
export const CHARGE_CHOICES = ['drop', 'hold'] as const;

/**
 * A choice of a carrier whose unit is charged.
 *
 * @since 0.1.0
 */
export type ChargeChoice = (typeof CHARGE_CHOICES)[number];

/**
 * What the carrier of an objective does when its unit is charged.
 *
 * @since 0.1.0
 */
export interface ChargeAnswer {
  readonly objective: string;
  readonly choice: ChargeChoice;
  /** Where it is dropped; right where it is unless told. */
  readonly spot?: DropSpot;
}

/**
 * A charge is declared against a unit.
 *
 * @since 0.1.0
 */
export interface ReceivedCharge extends UnitModels {
  /** One for each objective that the unit carries and charges can make it drop. */
  readonly answers: readonly ChargeAnswer[];
}

const receivedShape = members({
  ...unitModelsShapes,
  answers: list(members({ objective: text, choice: oneOf(CHARGE_CHOICES), spot: optional(spotShape) })),
});

/**
 * Lists why a charged unit can't answer like that.
 *
 * @param set - the objectives
 * @param charge - the models of the charged unit, and what its carriers do
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/answer-missing`,
 *   `objective/answer-not-due`, `objective/dropped-too-far`, `objective/touched-by-others`,
 *   `objective/moved-too-far`; empty when there are none
 * @rule MO-CHARGE-2, MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkReceiveCharge, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * checkReceiveCharge(set, { models: ['boy'], answers: [] }, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/answer-missing']
 * ```
 */
export function checkReceiveCharge(
  set: ObjectiveSet,
  charge: ReceivedCharge,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, charge, receivedShape);
  if (faults.length > 0) return faults;
  const { models, answers } = charge;
  const bound = boundByCharges(set, models, rules);
  return [
    ...bound.filter(({ id }) => !answers.some(({ objective }) => objective === id)).map(answerMissing),
    ...answers.flatMap((answer, index) => {
      const path = `answers[${index}]`;
      const objective = bound.find(({ id }) => id === answer.objective);
      const isFirst = answers.findIndex((other) => other.objective === answer.objective) === index;
      if (!objective || !isFirst) return [answerNotDue(answer.objective, `${path}.objective`)];
      if (answer.choice === 'hold' || !answer.spot) return [];
      return spotFaults(objective, objective.place.by.id, answer.spot, rules, `${path}.spot`);
    }),
  ];
}

/**
 * A charge is declared against a unit, and each of its carriers drops its objective before Overwatch, or
 * holds on to it and forgoes its own Overwatch fire. Transports and carriers of Compact objectives are not
 * asked.
 *
 * @param set - the objectives
 * @param charge - the models of the charged unit, and what its carriers do
 * @param rules - the rules played by
 * @returns the set with objectives dropped, or held on to until the charge is resolved
 * @throws {@link WargameError} what {@link checkReceiveCharge} lists
 * @rule MO-CHARGE-2, MO-TRANS-4, MO-COMP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, carrierReport, receiveCharge, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'carnifex', side: 'tyranids', kind: 'monstrous-creature' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['tyranids', 'imperium'], objectives }, ASTRONOMICON);
 * carrierReport(set, 'carnifex', ASTRONOMICON).mayFireOverwatch; // => true
 * const answers = [{ objective: 'relic', choice: 'hold' }] as const;
 * const { state } = receiveCharge(set, { models: ['carnifex'], answers }, ASTRONOMICON);
 * carrierReport(state, 'carnifex', ASTRONOMICON).mayFireOverwatch; // => false
 * ```
 */
export function receiveCharge(
  set: ObjectiveSet,
  charge: ReceivedCharge,
  rules: ObjectiveRules,
): ObjectiveStep {
  requireNone(checkReceiveCharge(set, charge, rules));
  const changed: Objective[] = [];
  const events: ObjectiveEvent[] = [];
  for (const objective of boundByCharges(set, charge.models, rules)) {
    const { id, place } = objective;
    const answer = charge.answers.find((one) => one.objective === id);
    if (answer?.choice === 'hold') {
      changed.push({ ...objective, place: { ...place, holdsOn: true } });
      events.push({ type: 'held', objective: id, by: place.by.id });
    } else {
      changed.push(putDown(objective, answer?.spot));
      events.push({ type: 'dropped', objective: id, from: place.by.id, reason: 'charge' });
    }
  }
  return { state: withObjectives(set, ...changed), events };
}

function answerMissing({ id, place }: ObjectiveIn<'carried'>): ObjectiveViolation {
  return {
    code: 'objective/answer-missing',
    message: `"${place.by.id}" has to drop "${id}" or hold on to it`,
    rule: 'MO-CHARGE-2',
    path: 'answers',
    facts: { objective: id, model: place.by.id },
  };
}

function answerNotDue(objective: string, path: string): ObjectiveViolation {
  const message = `no carrier in the unit has to answer for "${objective}", or not a second time`;
  return { code: 'objective/answer-not-due', message, rule: 'MO-CHARGE-2', path, facts: { objective } };
}
