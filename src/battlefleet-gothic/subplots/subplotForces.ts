import type { Fleet } from '../fleet/fleet';

/**
 * The two fleets as the owner of a sub-plot sees them.
 *
 * @since 0.1.0
 */
export interface SubplotForces {
  /** Whose sub-plot it is. */
  readonly player: string;
  readonly own: Fleet;
  readonly enemy: Fleet;
}
