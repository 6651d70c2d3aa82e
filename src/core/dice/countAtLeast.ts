import { requireWholeNumber } from '../errors/requireWholeNumber';
import type { Dice, Weighted } from './dice';
import { type Handful, requireHandful } from './handful';
import { rollComposite } from './rollComposite';
import { rollDie } from './rollDie';

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
  const { count, sides } = requireHandful(handful);
  const atLeast = requireWholeNumber(handful.atLeast, 'atLeast', Number.MIN_SAFE_INTEGER);
  const sample = (source: Dice): number => {
    let counted = 0;
    for (let die = 0; die < count; die++) if (rollDie(sides, source, label) >= atLeast) counted++;
    return counted;
  };
  return rollComposite(
    {
      label,
      dice: { count, sides },
      sample,
      outcomes: (exact) => exact.sum(count, oneDie(sides, atLeast)),
    },
    dice,
  );
}

/** One die counts 1 or 0; what can't happen is left out. */
function oneDie(sides: number, atLeast: number): readonly Weighted<number>[] {
  const counting = Math.min(sides, Math.max(0, sides + 1 - atLeast));
  return [
    { value: 0, weight: BigInt(sides - counting) },
    { value: 1, weight: BigInt(counting) },
  ].filter(({ weight }) => weight > 0n);
}
