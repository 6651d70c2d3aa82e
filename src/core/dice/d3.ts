import type { Dice } from './dice';
import { rollDie } from './rollDie';

/**
 * Rolls a D3 as it is done at a table: a D6, halved and rounded up.
 *
 * @param dice - where its chance comes from; one D6 is rolled
 * @param label - what it is rolled for
 * @returns 1 to 3
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { d3, scriptedDice } from 'wargame-rules';
 *
 * d3(scriptedDice([5])); // => 3
 * ```
 */
export function d3(dice: Dice, label?: string): number {
  return Math.ceil(rollDie(6, dice, label) / 2);
}
