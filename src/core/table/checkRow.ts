import { hasMembers, type Members } from '../shape/hasMembers';
import { shown } from '../shape/shown';
import { PROVENANCES, type Provenance } from './provenance';
import { checkTexts, type TableFault, unknownFaults } from './tableFault';

/** What a row is made of; its result may be anything. */
const ROW_MEMBERS = ['from', 'to', 'result', 'rule', 'provenance'];

/** The faults of one row by itself. `values` are those of the die, null where the die is unknown. */
export function checkRow(
  row: unknown,
  path: string,
  die: unknown,
  values: readonly number[] | null,
): readonly TableFault[] {
  if (!hasMembers(row)) {
    return [{ code: 'table/malformed', message: `expected a row, got ${shown(row)}`, path }];
  }
  const { result, provenance } = row;
  const faults = [
    ...checkBounds(row, path, die, values),
    ...checkTexts(row, ['rule'], `${path}.`),
    ...unknownFaults(row, ROW_MEMBERS, `${path}.`),
  ];
  if (result === undefined) {
    faults.push({ code: 'table/no-result', message: 'a row without a result', path });
  }
  if (provenance !== undefined && !PROVENANCES.includes(provenance as Provenance)) {
    faults.push({
      code: 'table/malformed',
      message: `expected ${PROVENANCES.join(' or ')}, got ${shown(provenance)}`,
      path: `${path}.provenance`,
    });
  }
  return faults;
}

function checkBounds(
  row: Members,
  path: string,
  die: unknown,
  values: readonly number[] | null,
): readonly TableFault[] {
  const { from, to } = row;
  const faults: TableFault[] = [];
  if (typeof from === 'number' && typeof to === 'number') {
    if (from > to) {
      faults.push({ code: 'table/reversed-row', message: `${from} is above ${to}`, path });
    } else if (values && from <= to && !values.some((value) => from <= value && value <= to)) {
      const message = `a ${die} gives nothing from ${from} to ${to}`;
      return [{ code: 'table/unreachable-row', message, path }];
    }
  }
  for (const [name, bound] of Object.entries({ from, to })) {
    const possible = values ? values.includes(bound as number) : Number.isSafeInteger(bound);
    if (possible) continue;
    const message = `expected a value of ${values ? `the ${die}` : 'a die'}, got ${shown(bound)}`;
    faults.push({ code: 'table/impossible-bound', message, path: `${path}.${name}` });
  }
  return faults;
}
