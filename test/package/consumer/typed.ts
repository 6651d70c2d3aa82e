/** What the types promise to a reader of the package; checked, not run. */
import { type D66, type Dice, d66, isWargameError, rollOff, type Violation } from 'wargame-rules';

const faces = [5, 3];
const dice: Dice = { roll: () => faces.shift() ?? 1 };

// A constant list is as good as any, and the names survive.
const players = ['Ann', 'Ben'] as const;
export const winner: 'Ann' | 'Ben' = rollOff(players, dice).winner;

// Neither die of a roll-off can be re-rolled.
// @ts-expect-error there is no such option
rollOff(players, dice, { reroll: true });

// A D66 is never 17.
export const rolled: D66 = d66(dice);
// @ts-expect-error neither digit is above 6
export const never: D66 = 17;

// Results are not to be changed.
// @ts-expect-error the dice are read-only
rollOff(players, dice).dice[0] = 6;

export function reasons(error: unknown): readonly Violation[] {
  return isWargameError(error) ? error.violations : [];
}
