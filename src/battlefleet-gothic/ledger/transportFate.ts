import type { SquadronStatus } from './squadronFate';

/**
 * What became of a transport.
 *
 * @since 0.1.0
 */
export interface TransportFate {
  /** The transport, by its id in the fleet. */
  readonly id: string;
  readonly status: SquadronStatus;
  /** Which unit of the enemy destroyed it, by its id. */
  readonly destroyedBy?: string;
}
