import type { Dice } from './dice';
import { type Handful, requireHandful } from './handful';
import { rollComposite } from './rollComposite';
import { rollDie } from './rollDie';

/**
 * Rolls a handful of like dice and adds them up: 2D6 is `{ count: 2, sides: 6 }`.
 *
 * @param handful - how many dice of how many sides
 * @param dice - where their chance comes from
 * @param label - what they are rolled for
 * @returns the sum; 0 for no dice
 * @throws {@link WargameError} `dice/too-many` above 10,000 dice; `argument/…` for a handful that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { odds, probability, scriptedDice, sumDice } from 'wargame-rules';
 *
 * sumDice({ count: 2, sides: 6 }, scriptedDice([3, 6])); // => 9
 *
 * const tenDice = odds((dice) => sumDice({ count: 10, sides: 6 }, dice));
 * probability(tenDice, (sum) => sum === 35); // => { numerator: 7631n, denominator: 104976n }
 * ```
 */
export function sumDice(handful: Handful, dice: Dice, label?: string): number {
  const { count, sides } = requireHandful(handful);
  const sample = (source: Dice): number => {
    let sum = 0;
    for (let die = 0; die < count; die++) sum += rollDie(sides, source, label);
    return sum;
  };
  return rollComposite(
    {
      label,
      dice: { count, sides },
      sample,
      outcomes: (exact) => exact.sum(count, facesOf(sides)),
    },
    dice,
  );
}

function facesOf(sides: number): { value: number; weight: bigint }[] {
  return Array.from({ length: sides }, (_, index) => ({ value: index + 1, weight: 1n }));
}
