import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import type { SaveFacts, SaveOption } from './saveOptions';
import { savingThrow } from './savingThrow';

/**
 * The exact odds that a saving throw succeeds.
 *
 * @param facts - as for {@link savingThrow}
 * @returns the odds of true (saved) and false
 * @throws {@link WargameError} as `saveOptions`
 * @rule OP-SAVE-1, OP-SAVE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { saveOdds } from 'wargame-rules/open-play';
 *
 * const dugIn = saveOdds({ save: 4, ap: -1, modifier: 1 });
 * probability(dugIn, (saved) => saved); // => { numerator: 1n, denominator: 2n }
 * ```
 */
export function saveOdds(facts: SaveFacts & { readonly using?: SaveOption }): Odds<boolean> {
  return odds((dice) => savingThrow(facts, dice).passed);
}
