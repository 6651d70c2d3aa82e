import type { Base } from '../../core/geometry/base';
import type { Point } from '../../core/geometry/point';
import type { Shape } from '../../core/shape/shape';
import { list, members, optional, text } from '../../core/shape/shapes';
import { type ModelFacts, modelShape } from '../models/modelFacts';
import { baseShape } from '../placing/baseShape';
import { pointShape } from '../placing/pointShape';

/**
 * An objective as the designer of a scenario writes it down. Without a carrier it lies on the battlefield.
 *
 * @since 0.1.0
 */
export interface ObjectiveSetup {
  readonly id: string;
  /** The names of its types, in any order; none: a plain one. */
  readonly types?: readonly string[];
  /** What it stands on. */
  readonly base?: Base;
  /** Where its middle is, for apps that keep positions. */
  readonly at?: Point;
  /** The model that carries it when the battle begins. */
  readonly carriedBy?: ModelFacts;
  /** The transport that it is aboard when the battle begins. */
  readonly aboard?: { readonly transport: string; readonly side: string };
}

export const setupShape: Shape = members({
  id: text,
  types: optional(list(text)),
  base: optional(baseShape),
  at: optional(pointShape),
  carriedBy: optional(modelShape),
  aboard: optional(members({ transport: text, side: text })),
});
