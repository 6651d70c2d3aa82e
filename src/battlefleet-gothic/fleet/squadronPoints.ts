import { requireNone } from '../../core/errors/requireNone';
import type { EscortSquadron } from './escortSquadron';
import { shapeFaults } from './given';
import { squadronShape } from './unitShapes';
import { upgradePoints } from './upgradePoints';

/**
 * What an escort squadron is worth in victory points: all its ships, lost or not, with refits and the commander
 * on board.
 *
 * @param squadron - the squadron with the points of its ships
 * @returns the points
 * @throws {@link WargameError} `argument/…` with every fault of the squadron
 * @rule BG-VP-6
 * @since 0.1.0
 * @example
 * ```ts
 * import { squadronPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * const sword = { name: 'Sword', points: 35 };
 * squadronPoints({ id: 'first', name: 'First', ships: [sword, sword, sword] }); // => 105
 * ```
 */
export function squadronPoints(squadron: EscortSquadron): number {
  requireNone(shapeFaults(squadronShape, squadron));
  return worthOfSquadron(squadron);
}

/** The same for a squadron known to be sound. */
export function worthOfSquadron(squadron: EscortSquadron): number {
  return squadron.ships.reduce((sum, { points }) => sum + points, upgradePoints(squadron));
}
