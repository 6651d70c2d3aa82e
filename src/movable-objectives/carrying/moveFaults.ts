import { atMost } from '../../core/geometry/atMost';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { CarrierDuties } from '../models/carrierDuties';
import { shiftOf } from '../placing/shiftOf';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { Shift } from '../state/changes';
import { isIn } from '../state/finding';
import type { Objective } from '../state/objective';
import type { CarrierMove } from './carrierMove';
import { contactFaults } from './contactFaults';
import { distanceFaults } from './distanceLeft';
import { dutiesOf } from './dutiesOf';
import { helperFaults } from './helper';

/** How far an objective is moved when its carrier moves; what is aboard is nowhere on the battlefield. */
export function shiftWith(objective: Objective, { distance, at }: CarrierMove): Shift {
  return isIn(objective, 'carried') ? shiftOf(objective, distance, at) : { distance: distance + 0, at: null };
}

/** Whether a model teleports away from its objective. What is aboard a transport always comes along. */
export function isLeftBehind(
  objective: Objective,
  { manner }: CarrierMove,
  { teleporting }: ObjectiveRules,
): boolean {
  return manner === 'teleport' && teleporting === 'leave' && isIn(objective, 'carried');
}

export function notCarrying(carrier: string, path: string): ObjectiveViolation {
  const message = `"${carrier}" carries nothing`;
  return { code: 'objective/not-carrying', message, path, facts: { carrier } };
}

export function teleportFaults(
  { carrier, manner }: CarrierMove,
  { teleporting }: ObjectiveRules,
): readonly ObjectiveViolation[] {
  if (manner !== 'teleport' || teleporting !== 'refuse') return [];
  return [
    {
      code: 'objective/may-not-teleport',
      message: `"${carrier}" would teleport with an objective, on which the rules are silent: see "teleporting"`,
      rule: 'MO-CLAIM-4',
      path: 'manner',
      facts: { carrier },
    },
  ];
}

/** Why one of the objectives with a carrier can't come along. */
export function moveFaults(
  objective: Objective,
  move: CarrierMove,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  if (isLeftBehind(objective, move, rules)) return [];
  const { distance } = shiftWith(objective, move);
  const tooFar = distanceFaults(objective, distance, rules, 'distance');
  if (!isIn(objective, 'carried')) return tooFar;
  const duties = dutiesOf(objective.types, objective.place.by, rules);
  return [
    ...mannerFaults(move, duties),
    ...tooFar,
    ...(duties.needsHelper && !atMost(distance, 0)
      ? helperFaults(objective.id, objective.place.by, move.helper, 'helper')
      : []),
    ...(move.touchedBy ? contactFaults(move.touchedBy, move.carrier, 'MO-CLAIM-4', 'touchedBy') : []),
  ];
}

function mannerFaults(
  { carrier, manner }: CarrierMove,
  { mayRun, mayTurboBoost }: CarrierDuties,
): readonly ObjectiveViolation[] {
  const path = 'manner';
  const facts = { carrier };
  if (manner === 'run' && !mayRun) {
    const message = `"${carrier}" can't run with it`;
    return [{ code: 'objective/may-not-run', message, rule: 'MO-CARRY-1', path, facts }];
  }
  if (manner === 'turbo-boost' && !mayTurboBoost) {
    const message = `"${carrier}" can't turbo-boost with it`;
    return [{ code: 'objective/may-not-turbo-boost', message, rule: 'MO-CARRY-3', path, facts }];
  }
  return [];
}
