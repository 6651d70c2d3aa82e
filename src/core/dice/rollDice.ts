import type { Dice } from './dice';
import { type Handful, requireHandful } from './handful';
import { soundFace } from './rollDie';
import { type HandfulRoll, rollHandful } from './rollHandful';

/**
 * Rolls a handful of like dice and keeps every face, in the order rolled.
 *
 * For odds, prefer a roll that keeps less: {@link sumDice}, {@link countAtLeast}, {@link bestDie}.
 *
 * @param handful - how many dice of how many sides
 * @param dice - where their chance comes from
 * @param label - what they are rolled for
 * @returns the faces; none for no dice
 * @throws {@link WargameError} `dice/too-many` above 10,000 dice; `argument/…` for a handful that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollDice, scriptedDice } from 'wargame-rules';
 *
 * rollDice({ count: 3, sides: 6 }, scriptedDice([1, 4, 1])); // => [1, 4, 1]
 * ```
 */
export function rollDice(handful: Handful, dice: Dice, label?: string): readonly number[] {
  requireHandful(handful);
  return rollHandful(EVERY_FACE, handful, dice, label);
}

const EVERY_FACE: HandfulRoll<Handful, readonly number[]> = {
  sample: rollFaces,
  outcomes: (handful, exact) => exact.outcomes((dice) => rollFaces(handful, dice)),
};

/** The faces of a handful known to be sound, die by die. */
export function rollFaces({ count, sides }: Handful, dice: Dice, label?: string): number[] {
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(soundFace(dice.roll(sides, label), sides, label));
  return faces;
}
