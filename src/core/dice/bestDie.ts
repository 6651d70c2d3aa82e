import type { ArgumentErrorCode } from '../errors/argumentErrorCode';
import { WargameError } from '../errors/wargameError';
import type { Dice, Weighted } from './dice';
import { type Handful, requireHandful } from './handful';
import { soundFace } from './rollDie';
import { type HandfulRoll, rollHandful } from './rollHandful';

/**
 * Rolls a handful of like dice and keeps the best single die.
 *
 * @param handful - how many dice, at least one, of how many sides
 * @param dice - where their chance comes from
 * @param label - what they are rolled for
 * @returns the highest face
 * @throws {@link WargameError} `argument/out-of-range` for no dice: nothing has no best;
 *   `dice/too-many` above 10,000 dice
 * @since 0.1.0
 * @example
 * ```ts
 * import { bestDie, scriptedDice } from 'wargame-rules';
 *
 * bestDie({ count: 3, sides: 6 }, scriptedDice([2, 5, 3])); // => 5
 * ```
 */
export function bestDie(handful: Handful, dice: Dice, label?: string): number {
  requireHandful(handful);
  if (handful.count === 0) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/out-of-range',
      message: 'the best of no dice was asked for',
      path: 'count',
    });
  }
  return rollHandful(BEST, handful, dice, label);
}

const BEST: HandfulRoll<Handful, number> = {
  sample({ count, sides }, dice, label) {
    let best = 0;
    for (let die = 0; die < count; die++)
      best = Math.max(best, soundFace(dice.roll(sides, label), sides, label));
    return best;
  },
  outcomes: bestOutcomes,
};

/** The best is at most `face` in `face ** count` ways. */
function bestOutcomes({ count, sides }: Handful): readonly Weighted<number>[] {
  const power = BigInt(count);
  return Array.from({ length: sides }, (_, index) => ({
    value: index + 1,
    weight: BigInt(index + 1) ** power - BigInt(index) ** power,
  }));
}
