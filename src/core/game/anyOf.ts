import type { Dice } from '../dice/dice';
import { rollDie } from '../dice/rollDie';

/** Any of some choices, by chance; null where there are none. Nothing is rolled where there is only one. */
export function anyOf<Choice>(choices: readonly Choice[], dice: Dice, label: string): Choice | null {
  const index = choices.length > 1 ? rollDie(choices.length, dice, label) - 1 : 0;
  return choices[index] ?? null;
}
