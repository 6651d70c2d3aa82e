import type { Dice, Weighted } from './dice';
import { type Handful, requireHandful } from './handful';
import { soundFace } from './rollDie';
import { type HandfulRoll, rollHandful } from './rollHandful';

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
  requireHandful(handful);
  return rollHandful(SUM, handful, dice, label);
}

const SUM: HandfulRoll<Handful, number> = {
  sample({ count, sides }, dice, label) {
    let sum = 0;
    for (let die = 0; die < count; die++) sum += soundFace(dice.roll(sides, label), sides, label);
    return sum;
  },
  outcomes: ({ count, sides }, exact) => exact.sum(count, facesOf(sides)),
};

function facesOf(sides: number): readonly Weighted<number>[] {
  return Array.from({ length: sides }, (_, index) => ({ value: index + 1, weight: 1n }));
}
