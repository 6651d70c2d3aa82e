import { requireWholeNumber } from '../errors/requireWholeNumber';
import type { Dice, Weighted } from './dice';
import { type Handful, requireHandful } from './handful';
import { soundFace } from './rollDie';
import { type HandfulRoll, rollHandful } from './rollHandful';

/**
 * Rolls a handful of like dice and counts those that show at least a number: the roll to hit, to wound.
 *
 * Odds go through `count + 1` branches, not through every face.
 *
 * @param handful - how many dice of how many sides, and the least face that counts; above `sides` none
 *   does, 1 or below all do
 * @param dice - where their chance comes from
 * @param label - what they are rolled for
 * @returns how many dice count, 0 to `count`
 * @throws {@link WargameError} `dice/too-many` above 10,000 dice; `argument/…` for a handful that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { countAtLeast, scriptedDice } from 'wargame-rules';
 *
 * countAtLeast({ count: 4, sides: 6, atLeast: 5 }, scriptedDice([6, 1, 5, 4])); // => 2
 * ```
 */
export function countAtLeast(
  handful: Handful & { readonly atLeast: number },
  dice: Dice,
  label?: string,
): number {
  requireHandful(handful);
  requireWholeNumber(handful.atLeast, 'atLeast', Number.MIN_SAFE_INTEGER);
  return rollHandful(COUNT, handful, dice, label);
}

const COUNT: HandfulRoll<Handful & { readonly atLeast: number }, number> = {
  sample({ count, sides, atLeast }, dice, label) {
    let counted = 0;
    // Added up without a branch: processors would guess it wrong every other die, which takes longer than the die.
    for (let die = 0; die < count; die++)
      counted += Number(soundFace(dice.roll(sides, label), sides, label) >= atLeast);
    return counted;
  },
  outcomes: ({ count, sides, atLeast }, exact) => exact.sum(count, oneDie(sides, atLeast)),
};

/** One die counts 1 or 0; what can't happen is left out. */
function oneDie(sides: number, atLeast: number): readonly Weighted<number>[] {
  const counting = Math.min(sides, Math.max(0, sides + 1 - atLeast));
  return [
    { value: 0, weight: BigInt(sides - counting) },
    { value: 1, weight: BigInt(counting) },
  ].filter(({ weight }) => weight > 0n);
}
