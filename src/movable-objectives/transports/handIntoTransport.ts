import { requireNone } from '../../core/errors/requireNone';
import { flag, members, optional, text } from '../../core/shape/shapes';
import { distanceFaults } from '../carrying/distanceLeft';
import { giverFaults } from '../carrying/giverFaults';
import { holderOf } from '../carrying/holderOf';
import { length } from '../checking/figures';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { type TransportFacts, transportShape } from '../models/transportFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { putAboard, withObjectives } from '../state/changes';
import { findObjective, unknownObjective } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { roomFaults } from './placesTaken';

/**
 * A model hands an objective into an empty transport.
 *
 * @since 0.1.0
 */
export interface HandIntoTransport {
  readonly objective: string;
  readonly transport: TransportFacts;
  /** Whether the carrier is in base contact with an access point. */
  readonly atAccessPoint: boolean;
  /** Inches that the objective itself is moved by it; 0 unless told. */
  readonly distance?: number;
}

const handIntoShape = members({
  objective: text,
  transport: transportShape,
  atAccessPoint: flag,
  distance: optional(length),
});

/**
 * Lists why an objective can't be handed into a transport now.
 *
 * @param set - the objectives
 * @param handOff - which objective, and into which transport
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/unknown-objective`,
 *   `objective/not-carried`, `objective/wrong-moment`, `objective/not-own-turn`, `objective/no-turn`,
 *   `objective/handed-off-already`, `objective/other-side`, `objective/no-access`,
 *   `objective/transport-not-empty`, `objective/no-room` with the capacity, `objective/moved-too-far`; empty
 *   when there are none
 * @rule MO-HAND-2, MO-HAND-3, MO-TRANS-2, MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkHandIntoTransport, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const transport = { id: 'trukk', side: 'orks', capacity: 12, taken: 12 };
 * const handOff = { objective: 'relic', transport, atAccessPoint: true };
 * checkHandIntoTransport(set, handOff, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/transport-not-empty', 'objective/no-room']
 * ```
 */
export function checkHandIntoTransport(
  set: ObjectiveSet,
  handOff: HandIntoTransport,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, handOff, handIntoShape);
  if (faults.length > 0) return faults;
  const { transport, atAccessPoint, distance = 0 } = handOff;
  const objective = findObjective(set, handOff.objective);
  if (!objective) return [unknownObjective(handOff.objective, 'objective')];
  return [
    ...giverFaults(set, objective, transport, atAccessPoint, 'MO-HAND-2'),
    ...notEmpty(transport),
    ...roomFaults(set, transport, 0, [objective], rules),
    ...distanceFaults(objective, distance, rules, 'distance'),
  ];
}

/**
 * A model hands an objective into a transport that holds no models, when their movement phase ends.
 *
 * @param set - the objectives
 * @param handOff - which objective, and into which transport
 * @param rules - the rules played by
 * @returns the set with the objective aboard
 * @throws {@link WargameError} what {@link checkHandIntoTransport} lists
 * @rule MO-HAND-2, MO-HAND-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, handIntoTransport, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const transport = { id: 'trukk', side: 'orks', capacity: 12, taken: 0 };
 * const handOff = { objective: 'relic', transport, atAccessPoint: true };
 * handIntoTransport(set, handOff, ASTRONOMICON).events;
 * // => [{ type: 'handed-off', objective: 'relic', from: 'boy', to: 'trukk' }]
 * ```
 */
export function handIntoTransport(
  set: ObjectiveSet,
  handOff: HandIntoTransport,
  rules: ObjectiveRules,
): ObjectiveStep {
  requireNone(checkHandIntoTransport(set, handOff, rules));
  const { transport, distance = 0 } = handOff;
  const objective = findObjective(set, handOff.objective) as Objective;
  const handed = { ...putAboard(objective, transport, distance), handedOff: true };
  const from = holderOf(objective)?.id ?? '';
  return {
    state: withObjectives(set, handed),
    events: [{ type: 'handed-off', objective: objective.id, from, to: transport.id }],
  };
}

function notEmpty({ id, taken }: TransportFacts): readonly ObjectiveViolation[] {
  if (taken === 0) return [];
  return [
    {
      code: 'objective/transport-not-empty',
      message: `there are models aboard "${id}"`,
      rule: 'MO-HAND-2',
      path: 'transport.taken',
      facts: { transport: id, taken },
    },
  ];
}
