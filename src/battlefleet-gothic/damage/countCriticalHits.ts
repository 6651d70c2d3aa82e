import { countAtLeast } from '../../core/dice/countAtLeast';
import type { Dice } from '../../core/dice/dice';

/**
 * Counts the critical hits among the hits on a ship's hull: a D6 for each, and a 6 is one. Hits on shields roll
 * nothing, and neither does the damage that critical hits do.
 *
 * @param hits - the hits that reached the hull
 * @param dice - where the chance comes from: a D6 for each hit
 * @param label - what is rolled for
 * @returns how many are critical; an escort that suffers any is destroyed
 * @throws {@link WargameError} `argument/…` for hits that are no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { countCriticalHits } from 'wargame-rules/battlefleet-gothic';
 *
 * countCriticalHits(3, scriptedDice([6, 2, 6])); // => 2
 * ```
 */
export function countCriticalHits(hits: number, dice: Dice, label: string = 'Critical hits'): number {
  return countAtLeast({ count: hits, sides: 6, atLeast: 6 }, dice, label);
}
