import type { Fleet } from '../fleet/fleet';
import type { CapitalShipFate } from './capitalShipFate';
import type { Deed } from './deed';
import type { DefenceFate } from './defenceFate';
import type { SquadronFate } from './squadronFate';
import type { TransportFate } from './transportFate';

/**
 * An objective of the scenario that a side reached.
 *
 * @since 0.1.0
 */
export interface ScenarioObjective {
  readonly name: string;
  /** Victory points: a whole number from 0 to a million. */
  readonly points: number;
}

/**
 * One side of a battle: its fleet, and what became of it. A unit whose fate is not told came through unharmed and
 * is on the table.
 *
 * @since 0.1.0
 */
export interface LedgerSide {
  /** Whose fleet it is; the two sides of a battle have different players. */
  readonly player: string;
  readonly fleet: Fleet;
  readonly capitalShips?: readonly CapitalShipFate[];
  readonly squadrons?: readonly SquadronFate[];
  readonly defences?: readonly DefenceFate[];
  readonly transports?: readonly TransportFate[];
  /** The objectives of the scenario that it reached. */
  readonly objectives?: readonly ScenarioObjective[];
  /** What its units did to those of the enemy. */
  readonly deeds?: readonly Deed[];
}
