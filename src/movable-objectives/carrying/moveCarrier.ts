import { requireNone } from '../../core/errors/requireNone';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { moveTimeFaults } from '../checking/timeFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { movedAlong, putOnTable, withObjectives } from '../state/changes';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { objectivesWith } from '../state/objectivesWith';
import { underWay } from '../time/beginMoves';
import { type CarrierMove, moveShape } from './carrierMove';
import { isLeftBehind, moveFaults, notCarrying, shiftWith, teleportFaults } from './moveFaults';
import { needsTerrainTest } from './needsTerrainTest';

/**
 * Lists why a carrier can't move like that.
 *
 * @param set - the objectives
 * @param move - who moves, how far and in which manner
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/no-turn`,
 *   `objective/moves-over`, `objective/not-carrying`, `objective/may-not-run`,
 *   `objective/may-not-turbo-boost`, `objective/may-not-teleport`, `objective/no-helper`,
 *   `objective/moved-too-far`, `objective/not-touching`, `objective/touched-by-others`; empty when there are none
 * @rule MO-CLAIM-4, MO-CARRY-1, MO-CARRY-3, MO-CUMB-1, MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkMove, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const gun = { id: 'gun', types: ['cumbersome', 'fragile'], carriedBy: boy };
 * const turn = { side: 'orks', phase: { name: 'shooting', moment: 'midst' } } as const;
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [gun], turn }, ASTRONOMICON);
 * const faults = checkMove(set, { carrier: 'boy', distance: 7, manner: 'run' }, ASTRONOMICON);
 * faults.map(({ rule }) => rule); // => ['MO-CARRY-1', 'MO-FRAG-1', 'MO-CUMB-1']
 * ```
 */
export function checkMove(
  set: ObjectiveSet,
  move: CarrierMove,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, move, moveShape);
  if (faults.length > 0) return faults;
  const carried = objectivesWith(set, move.carrier);
  return [
    ...moveTimeFaults(set),
    ...(carried.length === 0 ? [notCarrying(move.carrier, 'carrier')] : []),
    ...teleportFaults(move, rules),
    ...carried.flatMap((objective) => moveFaults(objective, move, rules)),
  ];
}

/**
 * A carrier moves, and what it carries moves along. An event tells when it takes a Dangerous Terrain test.
 *
 * @param set - the objectives
 * @param move - who moves, how far and in which manner
 * @param rules - the rules played by
 * @returns the set with the objectives moved
 * @throws {@link WargameError} what {@link checkMove} lists
 * @rule MO-CLAIM-4, MO-CARRY-1, MO-CARRY-2, MO-CUMB-1, MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, moveCarrier, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'start' } } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * moveCarrier(set, { carrier: 'boy', distance: 6.5 }, ASTRONOMICON).events;
 * // => [
 * //   { type: 'terrain-test', model: 'boy' },
 * //   { type: 'moved', objective: 'relic', with: 'boy', distance: 6.5 },
 * // ]
 * ```
 */
export function moveCarrier(set: ObjectiveSet, move: CarrierMove, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkMove(set, move, rules));
  const overGround = move.manner === 'teleport' ? 0 : move.distance;
  const events: ObjectiveEvent[] = [];
  if (needsTerrainTest(set, move.carrier, overGround, rules)) {
    events.push({ type: 'terrain-test', model: move.carrier });
  }
  const changed = objectivesWith(set, move.carrier).map((objective) => {
    const { id, at } = objective;
    if (isLeftBehind(objective, move, rules)) {
      events.push({ type: 'dropped', objective: id, from: move.carrier, reason: 'teleport' });
      return putOnTable(objective, { distance: 0, at });
    }
    const shift = shiftWith(objective, move);
    events.push({ type: 'moved', objective: id, with: move.carrier, distance: shift.distance });
    return movedAlong(objective, shift, overGround);
  });
  return { state: withObjectives(underWay(set), ...changed), events };
}
