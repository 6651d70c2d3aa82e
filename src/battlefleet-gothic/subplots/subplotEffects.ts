import { requireInPlay } from './checkInPlay';
import type { Subplot } from './subplot';
import type { SubplotEffect } from './subplotEffect';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Tells what a sub-plot changes in the battle, as data that an app can apply.
 *
 * @typeParam Rolled - what its set-up rolled
 * @param subplot - the sub-plot
 * @param inPlay - the sub-plot in play
 * @returns the effects; none where it only sets a task
 * @throws {@link WargameError} `subplot/other-subplot`
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { setUpSubplot, subplotEffects, surpriseAttackPloy } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const inPlay = setUpSubplot(surpriseAttackPloy, { player: 'Ann', own: fleet, enemy: fleet }, scriptedDice([5]));
 * subplotEffects(surpriseAttackPloy, inPlay); // => [{ type: 'no-special-orders', turns: 3 }]
 * ```
 */
export function subplotEffects<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
): readonly SubplotEffect[] {
  requireInPlay(subplot, inPlay);
  return subplot.effects(inPlay);
}
