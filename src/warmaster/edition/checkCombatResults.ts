import { exactly } from '../../core/shape/exactly';
import { hasMembers, type Members } from '../../core/shape/hasMembers';
import type { Shape } from '../../core/shape/shape';
import { SOUND, unexpected } from '../../core/shape/shapeFault';
import { flag, list, members, optional, text, whole } from '../../core/shape/shapes';
import { checkRollTable } from '../../core/table/checkRollTable';
import type { CombatColumn } from './combatResultsTable';
import { type EditionFault, fault, shapeFaults } from './faults';

const aNumber = whole(0);

const loses: Shape = (value) =>
  value === 'all' || aNumber(value).length === 0
    ? SOUND
    : [unexpected('whole', 'a whole number from 0, or "all"', value)];

const TABLE: Shape = exactly({ columns: list(exactly({ ratio: aNumber, rows: list(() => SOUND) })) });
const aSide = exactly({ loses, retreats: flag });
const OUTCOME: Shape = optional(exactly({ name: text, attacker: aSide, defender: aSide }));
/** The rest of a row is for the check of roll tables. */
const ROW: Shape = members({ result: OUTCOME });

/** The faults of a combat results table: columns in order, and a result for each face in each of them. */
export function checkCombatResults(table: unknown): readonly EditionFault[] {
  const { columns }: Members = hasMembers(table) ? table : {};
  if (!Array.isArray(columns)) {
    return [fault('edition/malformed', 'combatResults', 'expected a table with a list of columns')];
  }
  if (columns.length === 0)
    return [fault('edition/no-columns', 'combatResults.columns', 'there are no columns')];
  const shapes = shapeFaults(TABLE, table, 'combatResults');
  if (shapes.length > 0) return shapes;
  const known = columns as readonly CombatColumn[];
  return [...orderFaults(known), ...known.flatMap(columnFaults)];
}

/** A ratio left out would have no column of its own, so that is a hole too. */
function orderFaults(columns: readonly CombatColumn[]): readonly EditionFault[] {
  const start = (columns[0] as CombatColumn).ratio === 1 ? 1 : 0;
  return columns.flatMap(({ ratio }, index) => {
    const expected = start + index;
    if (ratio === expected) return [];
    const path = `combatResults.columns[${index}].ratio`;
    const message = `expected ${expected}, got ${ratio}: the columns start at 0 or 1 and leave no ratio out`;
    return [fault('edition/column-order', path, message)];
  });
}

function columnFaults({ ratio, rows }: CombatColumn, index: number): readonly EditionFault[] {
  const path = `combatResults.columns[${index}]`;
  const faults = checkRollTable({ id: `combat at ${ratio} to 1`, die: 'D6', rows });
  return [
    ...faults.map((one) => ({ ...one, path: one.path ? `${path}.${one.path}` : path })),
    ...rows.flatMap((row, place) => (hasMembers(row) ? shapeFaults(ROW, row, `${path}.rows[${place}]`) : [])),
  ];
}
