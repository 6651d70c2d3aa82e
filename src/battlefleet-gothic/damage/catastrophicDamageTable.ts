import { type RollTable, rollTable } from '../../core/table/rollTable';
import type { Catastrophe } from './catastrophe';

/**
 * The Catastrophic Damage table, 2D6: what becomes of a capital ship when its last damage point is lost.
 *
 * @since 0.1.0
 */
export const catastrophicDamageTable: RollTable<Catastrophe, '2D6'> = rollTable({
  id: 'catastrophic-damage',
  title: 'Catastrophic damage',
  die: '2D6',
  // The source text speaks of hulks without saying when a ship becomes one.
  rows: [
    { from: 2, to: 6, result: 'drifting-hulk', provenance: 'second-hand' },
    { from: 7, to: 8, result: 'blazing-hulk', provenance: 'second-hand' },
    { from: 9, to: 11, result: 'plasma-overload', provenance: 'second-hand' },
    { from: 12, to: 12, result: 'warp-implosion', provenance: 'second-hand' },
  ],
});
