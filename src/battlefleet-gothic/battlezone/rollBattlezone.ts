import type { Dice } from '../../core/dice/dice';
import { rollOnTable, type TableRoll } from '../../core/table/rollOnTable';
import type { Battlezone } from './battlezone';
import { battlezoneTable } from './battlezoneTable';

/**
 * Rolls for the battlezone in which a battle is fought.
 *
 * @param dice - where the chance comes from: one D6
 * @returns the die and the zone
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollBattlezone } from 'wargame-rules/battlefleet-gothic';
 *
 * rollBattlezone(scriptedDice([4])); // => { roll: 4, result: 'primary-biosphere' }
 * ```
 */
export function rollBattlezone(dice: Dice): TableRoll<Battlezone, 'D6'> {
  return rollOnTable(battlezoneTable, dice);
}
