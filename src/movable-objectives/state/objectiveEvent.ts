import type { Point } from '../../core/geometry/point';
import type { TemplateHit } from '../types/objectiveType';
import type { TransportLoss } from './objective';
import type { SideScore } from './sideScore';

/**
 * Why an objective was dropped.
 *
 * @since 0.1.0
 */
export const DROP_REASONS = ['choice', 'casualty', 'fall-back', 'charge', 'teleport'] as const;

/**
 * A reason for dropping an objective.
 *
 * @since 0.1.0
 */
export type DropReason = (typeof DROP_REASONS)[number];

/**
 * What becomes of objectives, in the order in which it happens.
 *
 * - `checked`: a type rolled because somebody moved in to claim it for the first time
 * - `removed`: out of play by one of its types, with the template to lay at `at` where there is one
 * - `terrain-test`: a carrier moves so far that it takes a Dangerous Terrain test
 * - `moved`: along with its carrier; the distance is its own, in inches
 *
 * @since 0.1.0
 */
export type ObjectiveEvent =
  | { readonly type: 'checked'; readonly objective: string; readonly by: string; readonly die: number }
  | {
      readonly type: 'removed';
      readonly objective: string;
      readonly by: string;
      readonly at: Point | null;
      readonly hit?: TemplateHit;
    }
  | { readonly type: 'claimed'; readonly objective: string; readonly by: string }
  | { readonly type: 'moved'; readonly objective: string; readonly with: string; readonly distance: number }
  | { readonly type: 'terrain-test'; readonly model: string }
  | { readonly type: 'handed-off'; readonly objective: string; readonly from: string; readonly to: string }
  | {
      readonly type: 'dropped';
      readonly objective: string;
      readonly from: string;
      readonly reason: DropReason;
    }
  | { readonly type: 'held'; readonly objective: string; readonly by: string }
  | { readonly type: 'loaded'; readonly objective: string; readonly transport: string }
  | {
      readonly type: 'lost';
      readonly objective: string;
      readonly transport: string;
      readonly cause: TransportLoss;
    }
  | { readonly type: 'scored'; readonly score: readonly SideScore[] };
