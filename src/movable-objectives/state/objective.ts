import type { Base } from '../../core/geometry/base';
import type { Point } from '../../core/geometry/point';
import type { ModelFacts } from '../models/modelFacts';

/**
 * The ways to lose a transport with all that is aboard.
 *
 * @since 0.1.0
 */
export const TRANSPORT_LOSSES = ['wrecked', 'exploded'] as const;

/**
 * How a transport was lost.
 *
 * @since 0.1.0
 */
export type TransportLoss = (typeof TRANSPORT_LOSSES)[number];

/**
 * Where an objective is: in exactly one of five states.
 *
 * - `table`: on the battlefield, unclaimed
 * - `carried` by one model; `holdsOn` while a charge is under way that the model did not drop it for
 * - `aboard` a transport
 * - `lost` with a transport, for good
 * - `removed` by one of its types, for good
 *
 * @rule MO-CLAIM-3
 * @since 0.1.0
 */
export type ObjectivePlace =
  | { readonly kind: 'table' }
  | { readonly kind: 'carried'; readonly by: ModelFacts; readonly holdsOn: boolean }
  | { readonly kind: 'aboard'; readonly transport: string; readonly side: string }
  | { readonly kind: 'lost'; readonly transport: string; readonly cause: TransportLoss }
  | { readonly kind: 'removed'; readonly by: string };

/**
 * An objective with what it has been through. Plain JSON.
 *
 * @since 0.1.0
 */
export interface Objective {
  readonly id: string;
  /** The names of its types, in the order of the rules. */
  readonly types: readonly string[];
  /** What it stands on; without one it measures as a point. */
  readonly base?: Base;
  readonly place: ObjectivePlace;
  /** The middle of it; null where the app keeps no positions, and where it is not on the battlefield. */
  readonly at: Point | null;
  /** Inches in the present player's turn, through all hands. */
  readonly movedThisTurn: number;
  /** Inches over the ground that its carrier has moved with it in the present phase. */
  readonly movedThisPhase: number;
  /** Whether it was handed off in the present phase. */
  readonly handedOff: boolean;
  /** Whether somebody has moved in to claim it; its types roll for the first time only. */
  readonly claimTried: boolean;
}
