import { countAtLeast } from '../../core/dice/countAtLeast';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * Rolls at the start of a turn whether a solar flare comes: a D6 for each that was generated, and a 6 brings
 * it. It comes once in a battle; afterwards nothing is rolled any more.
 *
 * @param flares - how many solar flares were generated
 * @param alreadyCame - whether one has come in an earlier turn
 * @param dice - where the chance comes from: a D6 for each flare
 * @returns whether one comes now
 * @throws {@link WargameError} `argument/…` for a number of flares that is no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollSolarFlare } from 'wargame-rules/battlefleet-gothic';
 *
 * rollSolarFlare(2, false, scriptedDice([3, 6])); // => true
 * rollSolarFlare(2, true, scriptedDice([])); // => false
 * ```
 */
export function rollSolarFlare(flares: number, alreadyCame: boolean, dice: Dice): boolean {
  const count = requireWholeNumber(flares, 'flares');
  if (alreadyCame || count === 0) return false;
  return countAtLeast({ count, sides: 6, atLeast: 6 }, dice, 'Solar flare') > 0;
}
