import type { WarmasterState } from './state';

/**
 * A count that special rules keep.
 *
 * @param state - where the game stands
 * @param name - the name of the count
 * @returns the count; 0 as long as nothing was counted
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { tallyOf, warmaster } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * tallyOf(state, 'laser-hits'); // => 0
 * ```
 */
export function tallyOf({ tallies }: Pick<WarmasterState, 'tallies'>, name: string): number {
  return tallies.find((tally) => tally.name === name)?.count ?? 0;
}
