import type { Objective } from './objective';
import type { Turn } from './phase';
import type { SideScore } from './sideScore';

/**
 * A set of movable objectives in play. Plain JSON.
 *
 * @since 0.1.0
 */
export interface ObjectiveSet {
  readonly sides: readonly string[];
  /** In the order in which they were given. */
  readonly objectives: readonly Objective[];
  /** null between two turns. */
  readonly turn: Turn | null;
  /** What each side holds; null until the game has ended. */
  readonly score: readonly SideScore[] | null;
}
