import type { D66 } from './d66Values';
import type { Dice } from './dice';
import { rollDie } from './rollDie';

/**
 * Rolls a D66: two D6 read in order, first the tens, then the units.
 *
 * @param dice - where its chance comes from; two D6 are rolled
 * @param label - what it is rolled for
 * @returns one of 36 values from 11 to 66
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @rule WM-REIN-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { d66, scriptedDice } from 'wargame-rules';
 *
 * d66(scriptedDice([5, 3])); // => 53
 * ```
 */
export function d66(dice: Dice, label: string = 'D66'): D66 {
  const tens = rollDie(6, dice, `${label}: tens`);
  return (tens * 10 + rollDie(6, dice, `${label}: units`)) as D66;
}
