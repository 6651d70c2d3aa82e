import { requireNone } from '../../core/errors/requireNone';
import { checkSubplotNomination } from './checkSubplotNomination';
import type { Subplot } from './subplot';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Makes the choice that a sub-plot leaves to its owner: the object of a vendetta, the ship with the informer, his
 * decoy.
 *
 * @typeParam Rolled - what its set-up rolled
 * @param subplot - the sub-plot
 * @param inPlay - the sub-plot in play
 * @param forces - the fleets of its owner and of the enemy; an added unit is in the owner's
 * @param id - the unit
 * @returns the sub-plot in play with the choice made
 * @throws {@link WargameError} with every reason that {@link checkSubplotNomination} finds
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { nominateForSubplot, setUpSubplot, vendetta } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const forces = { player: 'Ann', own: fleet, enemy: fleet };
 * const inPlay = setUpSubplot(vendetta, forces, scriptedDice([]));
 * nominateForSubplot(vendetta, inPlay, forces, 'lion').nominated; // => 'lion'
 * ```
 */
export function nominateForSubplot<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
  forces: SubplotForces,
  id: string,
): SubplotInPlay<Rolled> {
  requireNone(checkSubplotNomination(subplot, inPlay, forces, id));
  return { ...inPlay, nominated: id };
}
