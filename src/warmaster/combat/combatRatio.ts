import { divide } from '../../core/arithmetic/divide';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * The ratio of a combat: the attack factors over the defence factors, rounded down.
 *
 * @param attack - the sum of the attack factors, a whole number from 0
 * @param defence - the sum of the defence factors, a whole number from 0
 * @returns 2 for 2 to 1; 0 for an attack smaller than the defence; null against a defence of 0, which has none
 * @throws {@link WargameError} `argument/…` for sums that are no whole numbers from 0
 * @rule WM-COMB-2, WM-COMB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { combatRatio } from 'wargame-rules/warmaster';
 *
 * combatRatio(10, 5); // => 2
 * combatRatio(9, 5); // => 1
 * combatRatio(4, 5); // => 0
 * combatRatio(4, 0); // => null
 * ```
 */
export function combatRatio(attack: number, defence: number): number | null {
  requireWholeNumber(attack, 'attack');
  return requireWholeNumber(defence, 'defence') === 0 ? null : divide(attack, defence, 'down');
}
