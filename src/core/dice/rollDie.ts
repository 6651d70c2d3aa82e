import { WargameError } from '../errors/wargameError';
import type { Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';

/**
 * Rolls one die and makes sure that the face is one it has. Every roll of the library goes through here.
 *
 * @param sides - how many sides the die has
 * @param dice - where its chance comes from
 * @param label - what it is rolled for
 * @returns a whole number from 1 to `sides`
 * @throws {@link WargameError} `dice/impossible-face` when the dice give anything else, or are missing
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollDie, scriptedDice } from 'wargame-rules';
 *
 * rollDie(20, scriptedDice([17])); // => 17
 * ```
 */
export function rollDie(sides: number, dice: Dice, label?: string): number {
  // Missing dice give no face: that is refused as well, and costs bundles less than a check of its own.
  return soundFace(dice?.roll?.(sides, label), sides, label);
}

/** The face that dice gave, if the die has it. */
export function soundFace(face: number, sides: number, label: string | undefined): number {
  if ((face | 0) !== face || face < 1 || face > sides) {
    throw new WargameError<DiceErrorCode>({
      code: 'dice/impossible-face',
      message: `D${sides} ${label ?? ''}: ${typeof face} ${face}`,
      path: 'dice',
    });
  }
  return face;
}
