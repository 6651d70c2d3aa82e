import type { Dice } from '../../../core/dice/dice';
import { draw } from '../../../core/dice/draw';
import { TABLE_EDGES, type TableEdge } from '../../battlezone/tableEdge';

/**
 * Rolls an edge of the table, each as likely as the others: where a patrol or the next division comes in.
 *
 * @param dice - where the chance comes from: one die of four sides
 * @param label - what is rolled for
 * @returns the edge
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollTableEdge } from 'wargame-rules/battlefleet-gothic';
 *
 * rollTableEdge(scriptedDice([2])); // => 'top'
 * ```
 */
export function rollTableEdge(dice: Dice, label: string = 'Table edge'): TableEdge {
  return draw(TABLE_EDGES, 1, dice, label)[0] as TableEdge;
}
