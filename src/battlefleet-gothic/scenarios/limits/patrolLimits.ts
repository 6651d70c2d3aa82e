import { divide } from '../../../core/arithmetic/divide';
import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioLimit } from '../format/scenario';
import type { AgreedPoints, Forces } from '../format/scenarioTypes';
import { unitsOfFleet } from '../rules/unitsOfFleet';
import { type LimitFault, limitFault } from './limitFaults';

/**
 * Which of the defender's units are on patrol.
 *
 * @since 0.1.0
 */
export interface PatrolChoice {
  /** Capital ships and squadrons, by their ids. */
  readonly patrols: readonly string[];
}

interface Given {
  readonly agreed: AgreedPoints;
  readonly forces: Forces<'defender'>;
  readonly choices: PatrolChoice;
}

/** Patrols are units of the defender, none twice. */
export const patrolsKnown: ScenarioLimit<Given> = {
  summary: 'defender: patrols are his own capital ships and squadrons, each named once',
  check: ({ forces, choices }) => {
    const known = patrollers(forces);
    return patrolsOf(choices).flatMap((id, index, all) => patrolFault(id, index, all, known));
  },
};

/** One patrol for each full 500 points; a smaller fleet than that may not have so many units. */
export const patrolsFor500: ScenarioLimit<Given> = {
  summary: 'defender: one capital ship or squadron on patrol for each full 500 points',
  check: ({ agreed, forces, choices }) => {
    const due = Math.min(divide(agreed.points, 500, 'down'), patrollers(forces).length);
    const patrols = patrolsOf(choices).length;
    if (patrols === due) return [];
    const message = `${patrols} on patrol, where ${due} have to be`;
    return [limitFault('scenario/wrong-choice', message, 'choices.patrols', { patrols, due })];
  },
};

function patrollers({ fleets }: Forces<'defender'>): readonly string[] {
  return unitsOfFleet(fleets.defender).flatMap(({ id, kind }) => (kind === 'transport' ? [] : [id]));
}

function patrolsOf(choices: unknown): readonly unknown[] {
  const patrols = fieldOf(choices, 'patrols');
  return Array.isArray(patrols) ? patrols : [patrols];
}

function patrolFault(
  id: unknown,
  index: number,
  all: readonly unknown[],
  known: readonly string[],
): readonly LimitFault[] {
  const path = `choices.patrols[${index}]`;
  if (!known.some((unit) => unit === id)) {
    const message = `expected a capital ship or squadron of the defender, got ${shown(id)}`;
    return [limitFault('scenario/unknown-unit', message, path)];
  }
  return all.indexOf(id) < index ? [limitFault('scenario/wrong-choice', 'named twice', path)] : [];
}
