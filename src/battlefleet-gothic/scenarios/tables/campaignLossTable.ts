import { type RollTable, rollTable } from '../../../core/table/rollTable';

/**
 * What a campaign loses with a planet that was destroyed: all worlds of the system, or the primary one.
 *
 * @since 0.1.0
 */
export const campaignLossTable: RollTable<'system-uninhabited' | 'primary-world-destroyed', 'D6'> = rollTable(
  {
    id: 'exterminated-system',
    title: 'What is left of the system',
    die: 'D6',
    rows: [
      { from: 1, to: 3, result: 'system-uninhabited', provenance: 'second-hand' },
      { from: 4, to: 6, result: 'primary-world-destroyed', provenance: 'second-hand' },
    ],
  },
);
