import { WargameError } from '../errors/wargameError';
import { hasMembers } from '../shape/hasMembers';
import { shown } from '../shape/shown';
import type { Dice } from './dice';
import type { DiceErrorCode } from './diceErrorCode';
import { requireFaces } from './requireFaces';

/**
 * A die in a script: its face, or its face with the sides it must have.
 *
 * @since 0.1.0
 */
export type ScriptedDie = number | { readonly face: number; readonly sides: number; readonly label?: string };

/**
 * Dice that follow a script.
 *
 * @since 0.1.0
 */
export interface ScriptedDice extends Dice {
  /** How many dice of the script have been rolled. */
  rolled(): number;
  /**
   * Makes sure that the script is used up.
   *
   * @throws {@link WargameError} `dice/left-over` when it is not
   */
  finish(): void;
}

/**
 * Dice that come up as written: for tests, and to replay a record. See {@link playScript} to run one rule and
 * make sure that the script is used up.
 *
 * @param script - the faces in the order in which they are rolled, with their sides where these are to be
 *   checked; what {@link loggedDice} remembers is a script as it stands
 * @returns the dice; the script is copied
 * @throws {@link WargameError} `argument/missing` for what is no list; at a roll: `dice/missing` when the script has
 *   ended, `dice/wrong-sides` when it says other sides, `dice/impossible-face` when the die has no such face; each
 *   names the label
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, scriptedDice } from 'wargame-rules';
 *
 * const dice = scriptedDice([5, { face: 2, sides: 6 }]);
 * d6(dice) + d6(dice); // => 7
 * dice.finish();
 * ```
 */
export function scriptedDice(script: readonly ScriptedDie[]): ScriptedDice {
  const dice = [...requireFaces(script, 'script')];
  let position = 0;
  return {
    roll(sides, label) {
      const die = dice[position];
      if (die === undefined)
        throw refused('dice/missing', `the script of ${dice.length} dice has ended`, label);
      const { face, sides: written } = hasMembers(die) ? die : { face: die, sides };
      if (written !== sides) {
        throw refused(
          'dice/wrong-sides',
          `die ${position + 1} is a D${shown(written)}, not the D${shown(sides)} asked for`,
          label,
        );
      }
      if (!(Number.isInteger(face) && face >= 1 && face <= sides)) {
        throw refused(
          'dice/impossible-face',
          `die ${position + 1} shows ${shown(face)}, which is no face of a D${shown(sides)}`,
          label,
        );
      }
      position++;
      return face;
    },
    rolled: () => position,
    finish() {
      if (position < dice.length) {
        throw refused(
          'dice/left-over',
          `${dice.length - position} of ${dice.length} dice were not asked for`,
        );
      }
    },
  };
}

function refused(code: DiceErrorCode, fault: string, label?: string): WargameError<DiceErrorCode> {
  return new WargameError<DiceErrorCode>({ code, message: label ? `${fault} (at ${shown(label)})` : fault });
}
