import { requireNone } from '../../core/errors/requireNone';
import { members, oneOf, text } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { takeOut, withObjectives } from '../state/changes';
import { aboardOf } from '../state/finding';
import { TRANSPORT_LOSSES, type TransportLoss } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';

/**
 * A transport is wrecked or explodes.
 *
 * @since 0.1.0
 */
export interface TransportLost {
  /** The id of the transport. */
  readonly transport: string;
  readonly cause: TransportLoss;
}

const lostShape = members({ transport: text, cause: oneOf(TRANSPORT_LOSSES) });

/**
 * Lists why the loss of a transport can't be reported.
 *
 * @param set - the objectives
 * @param loss - which transport, and how
 * @returns the reasons: `objective/malformed`, `objective/game-over`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkLoseTransport, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [] }, ASTRONOMICON);
 * checkLoseTransport(set, { transport: 'trukk', cause: 'wrecked' }); // => []
 * ```
 */
export function checkLoseTransport(set: ObjectiveSet, loss: TransportLost): readonly ObjectiveViolation[] {
  return reportFaults(set, loss, lostShape);
}

/**
 * A transport is wrecked or explodes, and every objective aboard is lost for good.
 *
 * @param set - the objectives
 * @param loss - which transport, and how
 * @returns the set without them in play
 * @throws {@link WargameError} what {@link checkLoseTransport} lists
 * @rule MO-TRANS-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, loseTransport, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const objectives = [{ id: 'fuel', aboard: { transport: 'trukk', side: 'orks' } }, { id: 'relic' }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const { state } = loseTransport(set, { transport: 'trukk', cause: 'exploded' });
 * state.objectives.map(({ place }) => place.kind); // => ['lost', 'table']
 * ```
 */
export function loseTransport(set: ObjectiveSet, loss: TransportLost): ObjectiveStep {
  requireNone(checkLoseTransport(set, loss));
  const { transport, cause } = loss;
  const aboard = aboardOf(set, transport);
  const lost = aboard.map((objective) => takeOut(objective, { kind: 'lost', transport, cause }));
  const events = aboard.map(({ id }) => ({ type: 'lost', objective: id, transport, cause }) as const);
  return { state: withObjectives(set, ...lost), events };
}
