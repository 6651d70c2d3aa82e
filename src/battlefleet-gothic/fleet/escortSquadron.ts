import type { Commander } from './commander';
import type { Refit } from './refit';

/**
 * One ship of an escort squadron.
 *
 * @since 0.1.0
 */
export interface EscortShip {
  readonly name: string;
  /** The class in the fleet list: `Sword`. */
  readonly className?: string;
  /** What it costs: a whole number from 0 to a million. */
  readonly points: number;
  /** In centimetres. */
  readonly speed?: number;
}

/**
 * A squadron of escorts. An escort on its own is a squadron of one.
 *
 * @since 0.1.0
 */
export interface EscortSquadron {
  /** No two units of a fleet share one. */
  readonly id: string;
  readonly name: string;
  /** One entry a ship, those that were lost included; at least one. */
  readonly ships: readonly EscortShip[];
  readonly refits?: readonly Refit[];
  /** Who commands from on board one of them. */
  readonly commander?: Commander;
  /** Whether a sub-plot brought it, as Unexpected Help does: the limits of a scenario leave it out. */
  readonly reinforcement?: true;
}
