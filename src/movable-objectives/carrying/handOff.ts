import { requireNone } from '../../core/errors/requireNone';
import type { Point } from '../../core/geometry/point';
import { flag, list, members, optional, text } from '../../core/shape/shapes';
import { length } from '../checking/figures';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { type ModelFacts, modelShape } from '../models/modelFacts';
import { unfitCarrier } from '../models/unfitCarrier';
import { pointShape } from '../placing/pointShape';
import { shiftOf } from '../placing/shiftOf';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import { putInHands, withObjectives } from '../state/changes';
import { findObjective, unknownObjective } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { contactFaults } from './contactFaults';
import { distanceFaults } from './distanceLeft';
import { giverFaults } from './giverFaults';
import { handsFull } from './handsFull';
import { holderOf } from './holderOf';

/**
 * A model hands an objective to another.
 *
 * @since 0.1.0
 */
export interface HandOff {
  readonly objective: string;
  readonly to: ModelFacts;
  /** Whether the two models are in base contact. */
  readonly touchesCarrier: boolean;
  /** The ids of all models in base contact with the objective afterwards; the new carrier alone unless told. */
  readonly touchedBy?: readonly string[];
  /** Inches that the objective itself is moved by it; 0 unless told. */
  readonly distance?: number;
  /** Where its middle is afterwards, for apps that keep positions. */
  readonly at?: Point;
}

const handOffShape = members({
  objective: text,
  to: modelShape,
  touchesCarrier: flag,
  touchedBy: optional(list(text)),
  distance: optional(length),
  at: optional(pointShape),
});

/**
 * Lists why an objective can't be handed to a model now.
 *
 * @param set - the objectives
 * @param exchange - which objective, and to whom
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/unknown-objective`,
 *   `objective/not-carried`, `objective/wrong-moment`, `objective/not-own-turn`, `objective/no-turn`,
 *   `objective/handed-off-already`, `objective/other-side`, `objective/not-touching`,
 *   `objective/unfit-carrier`, `objective/hands-full`, `objective/touched-by-others`,
 *   `objective/moved-too-far`; empty when there are none
 * @rule MO-HAND-1, MO-HAND-3, MO-CLAIM-3, MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkHandOff, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const to = { id: 'trooper', side: 'imperium', kind: 'infantry' } as const;
 * const faults = checkHandOff(set, { objective: 'relic', to, touchesCarrier: false }, ASTRONOMICON);
 * faults.map(({ code }) => code); // => ['objective/other-side', 'objective/not-touching']
 * ```
 */
export function checkHandOff(
  set: ObjectiveSet,
  exchange: HandOff,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, exchange, handOffShape);
  if (faults.length > 0) return faults;
  const { to, touchedBy } = exchange;
  const objective = findObjective(set, exchange.objective);
  if (!objective) return [unknownObjective(exchange.objective, 'objective')];
  const shift = shiftOf(objective, exchange.distance ?? 0, exchange.at);
  return [
    ...giverFaults(set, objective, to, exchange.touchesCarrier, 'MO-HAND-1'),
    ...unfitCarrier(to, typesNamed(objective.types, rules), 'to'),
    ...handsFull(set, to.id, 'to'),
    ...(touchedBy ? contactFaults(touchedBy, to.id, 'MO-HAND-1', 'touchedBy') : []),
    ...distanceFaults(objective, shift.distance, rules, 'distance'),
  ];
}

/**
 * A model hands an objective to another model of its side, when their movement phase ends.
 *
 * @param set - the objectives
 * @param exchange - which objective, and to whom
 * @param rules - the rules played by
 * @returns the set with the objective in other hands
 * @throws {@link WargameError} what {@link checkHandOff} lists
 * @rule MO-HAND-1, MO-HAND-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, handOff, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const to = { id: 'nob', side: 'orks', kind: 'infantry' } as const;
 * handOff(set, { objective: 'relic', to, touchesCarrier: true }, ASTRONOMICON).events;
 * // => [{ type: 'handed-off', objective: 'relic', from: 'boy', to: 'nob' }]
 * ```
 */
export function handOff(set: ObjectiveSet, exchange: HandOff, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkHandOff(set, exchange, rules));
  const objective = findObjective(set, exchange.objective) as Objective;
  const shift = shiftOf(objective, exchange.distance ?? 0, exchange.at);
  const handed = { ...putInHands(objective, exchange.to, shift), handedOff: true };
  const from = holderOf(objective)?.id ?? '';
  return {
    state: withObjectives(set, handed),
    events: [{ type: 'handed-off', objective: objective.id, from, to: exchange.to.id }],
  };
}
