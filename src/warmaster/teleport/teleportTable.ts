import { type RollTable, rollTable } from '../../core/table/rollTable';

/**
 * What a teleport roll can mean: the units are destroyed, delayed, put into the area with the number rolled, or
 * where their owner chooses.
 *
 * @since 0.1.0
 */
export type TeleportResult = 'destroyed' | 'delayed' | 'area-rolled' | 'area-chosen';

/**
 * The teleport table.
 *
 * @rule WM-TELE-1, WM-TELE-2, WM-TELE-3, WM-TELE-4
 * @since 0.1.0
 */
export const teleportTable: RollTable<TeleportResult, 'D66'> = rollTable<readonly TeleportResult[], 'D66'>({
  id: 'teleport',
  title: 'Teleport',
  die: 'D66',
  rows: [
    { from: 11, to: 11, result: 'destroyed', rule: 'WM-TELE-1' },
    { from: 12, to: 13, result: 'delayed', rule: 'WM-TELE-2' },
    { from: 14, to: 56, result: 'area-rolled', rule: 'WM-TELE-3' },
    { from: 61, to: 66, result: 'area-chosen', rule: 'WM-TELE-4' },
  ],
});
