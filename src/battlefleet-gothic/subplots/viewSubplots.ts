import type { Deed } from '../ledger/deed';
import type { DeclaredSubplots } from './declareSubplots';
import { findSubplot } from './findSubplot';
import type { Subplot } from './subplot';
import type { SubplotInPlay } from './subplotInPlay';
import { SUBPLOTS } from './subplots';

/**
 * As much of a sub-plot as a viewer may know.
 *
 * @since 0.1.0
 */
export interface SubplotView {
  readonly player: string;
  /** The sub-plot, by its id; null while it is a secret. */
  readonly subplot: string | null;
  readonly rolled: unknown;
  readonly nominated: string | null;
  /** What is kept from the viewer: nothing, the unit chosen, or all of it. */
  readonly hidden: 'nothing' | 'choice' | 'all';
}

/**
 * What the units of each player did so far, as in the sides of a ledger.
 *
 * @since 0.1.0
 */
export interface DeedsSoFar {
  readonly player: string;
  readonly deeds?: readonly Deed[];
}

/**
 * Shows the sub-plots of a battle to one viewer. Secret ones are the same to others whatever they are; the ship with the
 * informer is hidden until it is boarded or attacked, the decoy until it fires or is fired on.
 *
 * @param declared - the sub-plots, fixed
 * @param viewer - a player, or anybody else
 * @param soFar - what happened: the sides of the ledger so far
 * @param known - the sub-plots in use; the eighteen of the rulebook unless told
 * @returns what the viewer may know of each sub-plot
 * @throws {@link WargameError} `subplot/unknown`
 * @since 0.1.0
 * @example
 * ```ts
 * import { declareSubplots, viewSubplots } from 'wargame-rules/battlefleet-gothic';
 *
 * const informer = { subplot: 'secret-intelligence', player: 'Ann', rolled: null, nominated: 'lion' };
 * const declared = declareSubplots({ secret: false, subplots: [informer] });
 * viewSubplots(declared, 'Ann', []).map(({ nominated }) => nominated); // => ['lion']
 * viewSubplots(declared, 'Ben', []).map(({ nominated, hidden }) => [nominated, hidden]); // => [[null, 'choice']]
 * ```
 */
export function viewSubplots(
  declared: DeclaredSubplots,
  viewer: string,
  soFar: readonly DeedsSoFar[],
  known: readonly Subplot[] = SUBPLOTS,
): readonly SubplotView[] {
  const { secret, revealed, subplots } = declared;
  return subplots.map((inPlay): SubplotView => {
    const { player } = inPlay;
    if (player === viewer) return { ...inPlay, hidden: 'nothing' };
    if (secret && !revealed) return { player, subplot: null, rolled: null, nominated: null, hidden: 'all' };
    return isChoiceOut(findSubplot(inPlay.subplot, known), inPlay, soFar)
      ? { ...inPlay, hidden: 'nothing' }
      : { ...inPlay, nominated: null, hidden: 'choice' };
  });
}

function isChoiceOut(subplot: Subplot, inPlay: SubplotInPlay, soFar: readonly DeedsSoFar[]): boolean {
  const { nominated, player } = inPlay;
  if (!subplot.isOut || !subplot.nominates) return true;
  // That the owner has done without is a secret too.
  if (nominated === null) return false;
  const deeds = (isOwn: boolean): readonly Deed[] =>
    soFar.filter((side) => (side.player === player) === isOwn).flatMap((side) => side.deeds ?? []);
  return subplot.isOut(nominated, deeds(true), deeds(false));
}
