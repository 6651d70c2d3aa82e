import { type RollTable, rollTable } from '../../../core/table/rollTable';
import type { GeneratorResult } from '../phenomenon';

/**
 * The generator of the inner biosphere, D6: what a square of the table holds.
 *
 * @since 0.1.0
 */
export const innerBiosphere: RollTable<GeneratorResult, 'D6'> = rollTable({
  id: 'inner-biosphere',
  title: 'Inner biosphere',
  die: 'D6',
  // The source text sends its readers to this table without printing it.
  rows: [
    { from: 1, to: 1, result: { phenomenon: 'flare-or-burst' }, provenance: 'second-hand' },
    { from: 2, to: 2, result: { phenomenon: 'asteroid-field', count: 1 }, provenance: 'second-hand' },
    { from: 3, to: 3, result: { phenomenon: 'asteroid-field', count: 'D3' }, provenance: 'second-hand' },
    { from: 4, to: 5, result: { phenomenon: 'gas-cloud', count: 'D3' }, provenance: 'second-hand' },
    { from: 6, to: 6, result: { phenomenon: 'planet', size: 'small-or-medium' }, provenance: 'second-hand' },
  ],
});
