import type { Dice } from '../../../core/dice/dice';
import { draw } from '../../../core/dice/draw';
import type { TableEdge } from '../../battlezone/tableEdge';
import { rollTableEdge } from './rollTableEdge';

/**
 * The next division of an Escalating Engagement.
 *
 * @typeParam Division - what the players call their divisions
 * @since 0.1.0
 */
export interface NextDivision<Division> {
  readonly division: Division;
  /** The edge on which its marker is placed. */
  readonly edge: TableEdge;
}

/**
 * Draws the division that comes next, in a player's End Phase, and rolls the edge for its marker.
 *
 * @typeParam Division - what the players call their divisions
 * @param waiting - the divisions that have no marker on the table yet
 * @param dice - where the chance comes from: a die of as many sides as divisions wait, and one of four
 * @returns the division and its edge; null, and nothing rolled, when none waits
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollNextDivision } from 'wargame-rules/battlefleet-gothic';
 *
 * rollNextDivision([0, 2, 3], scriptedDice([2, 4])); // => { division: 2, edge: 'right' }
 * rollNextDivision([], scriptedDice([])); // => null
 * ```
 */
export function rollNextDivision<Division>(
  waiting: readonly Division[],
  dice: Dice,
): NextDivision<Division> | null {
  const [division] = draw(waiting, 1, dice, 'Next division');
  if (waiting.length === 0) return null;
  return { division: division as Division, edge: rollTableEdge(dice, 'Edge of the next division') };
}
