import type { Violation } from '../../core/errors/violation';
import { checkText, type Given, pathOf } from '../fleet/fields';
import type { LedgerErrorCode } from './ledgerErrorCode';
import type { Known } from './unitsOf';

/** Refuses an id that no unit of the fleet in question has. */
export function checkUnitId(
  given: Given,
  field: string,
  known: Known,
  faults: Violation<LedgerErrorCode>[],
): void {
  checkText(given, field, faults);
  const id = given.value[field];
  if (typeof id !== 'string' || id === '' || known.has(id)) return;
  faults.push({
    code: 'ledger/unknown-id',
    message: `no such unit as "${id}" in that fleet`,
    path: pathOf(given, field),
    facts: { id },
  });
}
