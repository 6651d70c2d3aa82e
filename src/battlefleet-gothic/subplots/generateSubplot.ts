import type { Dice } from '../../core/dice/dice';
import { findSubplot } from './findSubplot';
import { rollSubplot } from './rollSubplot';
import { setUpSubplot } from './setUpSubplot';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Rolls a sub-plot for a player and what its set-up asks for.
 *
 * @param forces - the fleets of the player and his enemy
 * @param dice - where the chance comes from
 * @returns the sub-plot in play, as plain JSON
 * @throws {@link WargameError} with every fault that {@link checkFleet} finds
 * @rule BG-SUB-1, BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { generateSubplot } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * generateSubplot({ player: 'Ann', own: fleet, enemy: fleet }, scriptedDice([5, 6, 3, 4]));
 * // => { subplot: 'hit-and-run', player: 'Ann', rolled: { turns: 7 }, nominated: null }
 * ```
 */
export function generateSubplot(forces: SubplotForces, dice: Dice): SubplotInPlay {
  return setUpSubplot(findSubplot(rollSubplot(forces, dice).subplot), forces, dice);
}
