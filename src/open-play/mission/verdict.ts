import type { Reason } from '../../core/game/outcome';
import type { Role } from '../army/role';

/**
 * Who has won, and why.
 *
 * @since 0.1.0
 */
export interface Verdict {
  /** Null: a draw. */
  readonly winner: Role | null;
  readonly reasons: readonly Reason[];
}
