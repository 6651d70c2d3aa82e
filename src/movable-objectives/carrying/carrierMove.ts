import type { Point } from '../../core/geometry/point';
import type { Shape } from '../../core/shape/shape';
import { list, members, oneOf, optional, text } from '../../core/shape/shapes';
import { length } from '../checking/figures';
import { pointShape } from '../placing/pointShape';
import { type Helper, helperShape } from './helper';

/**
 * The manners of moving that the rules tell apart. A `teleport` is any displacement that does not lead over
 * the ground.
 *
 * @rule MO-CARRY-1, MO-CARRY-3
 * @since 0.1.0
 */
export const MOVE_MANNERS = ['move', 'run', 'turbo-boost', 'teleport'] as const;

/**
 * A manner of moving.
 *
 * @since 0.1.0
 */
export type MoveManner = (typeof MOVE_MANNERS)[number];

/**
 * A model moves with the objective that it carries, or a transport with all that is aboard.
 *
 * @since 0.1.0
 */
export interface CarrierMove {
  /** The id of the model or transport. */
  readonly carrier: string;
  /** How far it moves, in inches along its path. */
  readonly distance: number;
  /** `move` unless told. */
  readonly manner?: MoveManner;
  /** Who helps to carry, where that takes two. */
  readonly helper?: Helper;
  /** The ids of all models in base contact with the objective afterwards; the carrier alone unless told. */
  readonly touchedBy?: readonly string[];
  /** Where the middle of the objective is afterwards, for apps that keep positions. */
  readonly at?: Point;
}

export const moveShape: Shape = members({
  carrier: text,
  distance: length,
  manner: optional(oneOf(MOVE_MANNERS)),
  helper: optional(helperShape),
  touchedBy: optional(list(text)),
  at: optional(pointShape),
});
