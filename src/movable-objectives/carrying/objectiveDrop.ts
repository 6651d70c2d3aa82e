import { atMost } from '../../core/geometry/atMost';
import type { Point } from '../../core/geometry/point';
import type { Shape } from '../../core/shape/shape';
import { list, members, optional, text } from '../../core/shape/shapes';
import { length } from '../checking/figures';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { pointShape } from '../placing/pointShape';
import { shiftOf } from '../placing/shiftOf';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { putOnTable } from '../state/changes';
import type { Objective } from '../state/objective';
import { distanceFaults } from './distanceLeft';

/**
 * Where an objective is put down: see {@link measureDrop}.
 *
 * @since 0.1.0
 */
export interface DropSpot {
  /** Inches between the objective and the base or hull of its carrier; 0: they touch. */
  readonly distance: number;
  /** The ids of all models in base contact with it there. */
  readonly touchedBy: readonly string[];
  /** The middle of it, for apps that keep positions. */
  readonly at?: Point;
}

/**
 * An objective is put down.
 *
 * @since 0.1.0
 */
export interface ObjectiveDrop extends DropSpot {
  readonly objective: string;
}

const spotShapes = { distance: length, touchedBy: list(text), at: optional(pointShape) };

export const spotShape: Shape = members(spotShapes);

export const dropShape: Shape = members({ objective: text, ...spotShapes });

/** How far from its carrier an objective may be dropped, in inches. */
const DROP_REACH = 1;

/** Why an objective can't be put down there. */
export function spotFaults(
  objective: Objective,
  carrier: string,
  spot: DropSpot,
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  const start = path === '' ? '' : `${path}.`;
  const faults: ObjectiveViolation[] = [];
  if (!atMost(spot.distance, DROP_REACH)) {
    faults.push({
      code: 'objective/dropped-too-far',
      message: `"${objective.id}" is dropped within ${DROP_REACH}" of "${carrier}", not ${spot.distance}" away`,
      rule: 'MO-DROP-1',
      path: `${start}distance`,
      facts: { objective: objective.id, distance: spot.distance, most: DROP_REACH },
    });
  }
  const others = spot.touchedBy.filter((id) => id !== carrier);
  if (others.length > 0) {
    faults.push({
      code: 'objective/touched-by-others',
      message: `"${objective.id}" is dropped where it touches no other model than "${carrier}"`,
      rule: 'MO-DROP-1',
      path: `${start}touchedBy`,
      facts: { objective: objective.id, carrier, others },
    });
  }
  const { distance } = shiftOf(objective, spot.distance, spot.at);
  return [...faults, ...distanceFaults(objective, distance, rules, `${start}distance`)];
}

/** The objective on the battlefield, unclaimed; right where it is unless told. */
export function putDown(objective: Objective, spot?: DropSpot): Objective {
  return putOnTable(objective, shiftOf(objective, spot?.distance ?? 0, spot?.at));
}
