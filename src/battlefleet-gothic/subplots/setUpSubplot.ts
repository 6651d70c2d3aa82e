import type { Dice } from '../../core/dice/dice';
import { WargameError } from '../../core/errors/wargameError';
import { requireForces } from './checkForces';
import type { Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Rolls what the set-up of a sub-plot asks for. If its owner has something to choose, {@link nominateForSubplot} comes
 * next.
 *
 * @typeParam Rolled - what its set-up rolls
 * @param subplot - the sub-plot
 * @param forces - the fleets of its owner and of the enemy
 * @param dice - where the chance comes from
 * @returns the sub-plot in play, as plain JSON
 * @throws {@link WargameError} `subplot/nothing-to-act-on`; every fault that {@link checkFleet} finds
 * @rule BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { setUpSubplot, unexpectedHelp } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * setUpSubplot(unexpectedHelp, { player: 'Ann', own: fleet, enemy: fleet }, scriptedDice([3]));
 * // => { subplot: 'unexpected-help', player: 'Ann', rolled: { mostPoints: 100 }, nominated: null }
 * ```
 */
export function setUpSubplot<Rolled>(
  subplot: Subplot<Rolled>,
  forces: SubplotForces,
  dice: Dice,
): SubplotInPlay<Rolled> {
  requireForces(forces);
  if (!subplot.actsOn(forces)) {
    throw new WargameError<SubplotErrorCode>({
      code: 'subplot/nothing-to-act-on',
      message: `${subplot.title} has nothing to act on`,
      rule: 'BG-SUB-4',
      path: 'forces',
      facts: { subplot: subplot.id },
    });
  }
  const rolled = subplot.setUp(forces, dice);
  return { subplot: subplot.id, player: forces.player, rolled, nominated: null };
}
