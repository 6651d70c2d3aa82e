import { requireNone } from '../../core/errors/requireNone';
import { checkChoice } from './checkChoice';
import { checkInPlay } from './checkInPlay';
import { checkOneEach } from './checkOneEach';
import { findSubplot } from './findSubplot';
import type { Subplot } from './subplot';
import type { SubplotInPlay } from './subplotInPlay';
import { SUBPLOTS } from './subplots';

/**
 * The sub-plots of a battle, fixed before anybody deploys. Nothing changes them any more; they can only be revealed.
 *
 * @since 0.1.0
 */
export interface DeclaredSubplots {
  /** Whether the players agreed to keep their sub-plots to themselves. */
  readonly secret: boolean;
  /** Whether they were laid open since. */
  readonly revealed: boolean;
  readonly subplots: readonly SubplotInPlay[];
}

/**
 * Fixes the sub-plots of a battle, every choice made.
 *
 * @param agreed - whether the players keep their sub-plots secret, and the sub-plots, one for each player at most
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns the sub-plots, fixed
 * @throws {@link WargameError} with every reason: `subplot/one-each`, `subplot/not-chosen`; `subplot/unknown`
 * @rule BG-SUB-1, BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { declareSubplots } from 'wargame-rules/battlefleet-gothic';
 *
 * const vendetta = { subplot: 'vendetta', player: 'Ann', rolled: null, nominated: 'lion' };
 * declareSubplots({ secret: true, subplots: [vendetta] }).revealed; // => false
 * declareSubplots({ secret: true, subplots: [vendetta, vendetta] }); // => throws subplot/one-each
 * ```
 */
export function declareSubplots(
  agreed: { readonly secret: boolean; readonly subplots: readonly SubplotInPlay[] },
  known: readonly Subplot[] = SUBPLOTS,
): DeclaredSubplots {
  const { secret, subplots } = agreed;
  requireNone([
    ...checkOneEach(subplots),
    ...subplots.flatMap((inPlay, index) => {
      const subplot = findSubplot(inPlay.subplot, known);
      const path = `subplots[${index}]`;
      return [...checkInPlay(subplot, inPlay, path), ...checkChoice(subplot, inPlay, `${path}.nominated`)];
    }),
  ]);
  return { secret, revealed: false, subplots: [...subplots] };
}
