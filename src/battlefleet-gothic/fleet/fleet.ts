import type { CapitalShip } from './capitalShip';
import type { EscortSquadron } from './escortSquadron';
import type { PlanetaryDefence } from './planetaryDefence';
import type { Transport } from './transport';

/**
 * A fleet as it was chosen for a battle, as plain JSON: what it is made of, not what became of it.
 *
 * @since 0.1.0
 */
export interface Fleet {
  readonly name: string;
  /** Whose fleet list it is from: `Imperial`. */
  readonly faction?: string;
  readonly capitalShips: readonly CapitalShip[];
  readonly squadrons: readonly EscortSquadron[];
  readonly defences?: readonly PlanetaryDefence[];
  readonly transports?: readonly Transport[];
}
