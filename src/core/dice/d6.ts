import type { Dice } from './dice';
import { rollDie } from './rollDie';

/**
 * Rolls a D6.
 *
 * @param dice - where its chance comes from
 * @param label - what it is rolled for
 * @returns 1 to 6
 * @throws {@link WargameError} `dice/impossible-face` when the dice give anything else
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, scriptedDice } from 'wargame-rules';
 *
 * d6(scriptedDice([4]), 'Morale test: Boyz'); // => 4
 * ```
 */
export function d6(dice: Dice, label?: string): number {
  return rollDie(6, dice, label);
}
