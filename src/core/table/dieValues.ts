import { D66_VALUES } from '../dice/d66Values';
import type { DieName, DieValue } from './dieName';
import { requireDie } from './dieShape';

/**
 * Lists the values that a die can give, in order.
 *
 * @typeParam Die - the name of the die
 * @param die - the name of the die: `D6`, `2D6`, `D66`
 * @returns its values, lowest first, each once
 * @throws {@link WargameError} `table/unknown-die` for a name that is no die's, and for dice of more than 1,000
 *   values or with more ways to fall than 2^53 - 1
 * @since 0.1.0
 * @example
 * ```ts
 * import { dieValues } from 'wargame-rules';
 *
 * dieValues('2D6'); // => [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
 * dieValues('D66').length; // => 36
 * ```
 */
export function dieValues<Die extends DieName>(die: Die): readonly DieValue<Die>[] {
  const shape = requireDie(die);
  const values =
    shape.kind === 'digits'
      ? [...D66_VALUES]
      : Array.from({ length: shape.count * (shape.sides - 1) + 1 }, (_, index) => shape.count + index);
  return values as readonly DieValue<Die>[];
}
