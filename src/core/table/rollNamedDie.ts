import { d3 } from '../dice/d3';
import { d66 } from '../dice/d66';
import type { Dice } from '../dice/dice';
import { rollDie } from '../dice/rollDie';
import { sumDice } from '../dice/sumDice';
import type { DieName, DieValue } from './dieName';
import { requireDie } from './dieShape';

/**
 * Rolls what a die's name says: `D6` one die, `2D6` the sum of two, `D66` two read as digits, `D3` a D6
 * halved and rounded up (and `2D3` two of these).
 *
 * @typeParam Die - the name of the die
 * @param die - the name of the die
 * @param dice - where its chance comes from
 * @param label - what it is rolled for
 * @returns one of the {@link dieValues} of the die
 * @throws {@link WargameError} `table/unknown-die`; `dice/impossible-face` when the dice give an impossible
 *   face
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollNamedDie, scriptedDice } from 'wargame-rules';
 *
 * rollNamedDie('2D6', scriptedDice([3, 6])); // => 9
 * rollNamedDie('D66', scriptedDice([3, 6])); // => 36
 * rollNamedDie('D3', scriptedDice([5])); // => 3
 * ```
 */
export function rollNamedDie<Die extends DieName>(die: Die, dice: Dice, label?: string): DieValue<Die> {
  return roll(die, dice, label) as DieValue<Die>;
}

function roll(die: DieName, dice: Dice, label?: string): number {
  const shape = requireDie(die);
  if (shape.kind === 'digits') return d66(dice, label);
  const { count, sides } = shape;
  if (sides === 3) {
    let sum = 0;
    for (let rolled = 0; rolled < count; rolled++) sum += d3(dice, label);
    return sum;
  }
  return count === 1 ? rollDie(sides, dice, label) : sumDice({ count, sides }, dice, label);
}
