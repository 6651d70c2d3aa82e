import type { Dice } from '../../core/dice/dice';
import { rollOnTable, type TableRoll } from '../../core/table/rollOnTable';
import { type TeleportResult, teleportTable } from './teleportTable';

/**
 * Rolls for a teleport: one D66 for all units that go together.
 *
 * @param dice - where the chance comes from; two D6 are rolled, first the tens
 * @param label - who is teleported
 * @returns the roll, and what it means; for `area-rolled` the roll is the number of the area
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @rule WM-REIN-1, WM-REIN-4, WM-TELE-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollTeleport } from 'wargame-rules/warmaster';
 *
 * rollTeleport(scriptedDice([5, 3])); // => { roll: 53, result: 'area-rolled' }
 * ```
 */
export function rollTeleport(dice: Dice, label: string = 'Teleport'): TableRoll<TeleportResult, 'D66'> {
  return rollOnTable(teleportTable, dice, label);
}
