import { half } from '../../core/arithmetic/half';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * How many ships an escort squadron has to lose to be crippled: half of those it began the battle with, rounded up.
 *
 * @param ships - how many it began with: a whole number from 1
 * @returns the losses that cripple it
 * @throws {@link WargameError} `argument/…` for a number of ships that can't be
 * @rule BG-VP-8
 * @since 0.1.0
 * @example
 * ```ts
 * import { lossesThatCripple } from 'wargame-rules/battlefleet-gothic';
 *
 * [1, 2, 3, 4, 5, 6].map(lossesThatCripple); // => [1, 1, 2, 2, 3, 3]
 * ```
 */
export function lossesThatCripple(ships: number): number {
  return half(requireWholeNumber(ships, 'ships', 1), 'up');
}
