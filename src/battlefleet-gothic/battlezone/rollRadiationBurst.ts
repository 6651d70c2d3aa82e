import { countAtLeast } from '../../core/dice/countAtLeast';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * Rolls at the start of a turn whether a radiation burst comes, and how strong it is: a D6 for each that was
 * generated, 5 or more brings one, and a D6 tells what all ships lose in Leadership for the rest of the turn.
 * There is one burst a turn at most.
 *
 * @param bursts - how many radiation bursts were generated
 * @param dice - where the chance comes from: a D6 for each burst, and one for the strength
 * @returns what to take off every Leadership this turn; 0 where none comes
 * @throws {@link WargameError} `argument/…` for a number of bursts that is no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollRadiationBurst } from 'wargame-rules/battlefleet-gothic';
 *
 * rollRadiationBurst(2, scriptedDice([3, 5, 2])); // => 2
 * rollRadiationBurst(1, scriptedDice([4])); // => 0
 * ```
 */
export function rollRadiationBurst(bursts: number, dice: Dice): number {
  const count = requireWholeNumber(bursts, 'bursts');
  if (count === 0) return 0;
  const came = countAtLeast({ count, sides: 6, atLeast: 5 }, dice, 'Radiation burst') > 0;
  return came ? d6(dice, 'Radiation burst: strength') : 0;
}
