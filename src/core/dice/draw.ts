import { requireWholeNumber } from '../errors/requireWholeNumber';
import { wrongArgument } from '../errors/wrongArgument';
import type { Dice } from './dice';
import { rollComposite } from './rollComposite';
import { rollDie } from './rollDie';

/**
 * Draws blindly without putting back: counters from a cup, cards from a pack.
 *
 * @param pile - what lies in the cup; it is not changed
 * @param count - how many are wanted; fewer come where the cup holds fewer
 * @param dice - where the chance comes from; one die for each, with as many sides as are left, and none
 *   for the last one in the cup
 * @param label - what is drawn
 * @returns those drawn, in the order drawn
 * @throws {@link WargameError} `argument/…` for a count that is no whole number from 0, and for a pile that is no list
 * @since 0.1.0
 * @example
 * ```ts
 * import { draw, scriptedDice } from 'wargame-rules';
 *
 * draw(['Crew', 'Trap', 'Horror'], 2, scriptedDice([2, 2])); // => ['Trap', 'Horror']
 * draw(['Crew'], 1, scriptedDice([])); // => ['Crew']
 * draw([], 3, scriptedDice([])); // => []
 * ```
 */
export function draw<T>(pile: readonly T[], count: number, dice: Dice, label?: string): readonly T[] {
  if (!Array.isArray(pile)) throw wrongArgument('pile', 'a list');
  const wanted = Math.min(requireWholeNumber(count, 'count'), pile.length);
  const sample = (source: Dice): readonly T[] => {
    const left = [...pile];
    const drawn: T[] = [];
    while (drawn.length < wanted) {
      // Nobody rolls for the last one.
      const place = left.length > 1 ? rollDie(left.length, source, label) : 1;
      drawn.push(...left.splice(place - 1, 1));
    }
    return drawn;
  };
  return rollComposite({ label, sample, outcomes: (exact) => exact.outcomes(sample) }, dice);
}
