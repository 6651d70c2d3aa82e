import type { Edition } from '../edition/edition';
import type { WarmasterState } from '../state';

/** More than all factors of a side together. */
const VICTORY = 1_000_000;

/**
 * What a state is worth to the Imperial player by the factors of the units alive: his minus the other side's;
 * a game that is won counts for more than any units.
 *
 * @param edition - the edition in play
 * @param state - the state
 * @returns a number; the Traitor player wants it low
 * @since 0.1.0
 * @example
 * ```ts
 * import { materialWorth, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 * import { scriptedDice } from 'wargame-rules';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * materialWorth(warmasterEdition, state) < 0; // => true
 * ```
 */
export function materialWorth(edition: Edition, state: WarmasterState): number {
  if (state.outcome) {
    const { winners } = state.outcome;
    if (winners.length === 1) return winners[0] === 'imperial' ? VICTORY : -VICTORY;
  }
  let worth = 0;
  for (const [index, { attack, defence, side }] of edition.counters.entries()) {
    if (state.units[index]?.at === 'destroyed') continue;
    worth += side === 'imperial' ? attack + defence : -attack - defence;
  }
  return worth;
}
