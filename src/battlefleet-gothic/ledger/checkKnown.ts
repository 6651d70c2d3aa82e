import type { Violation } from '../../core/errors/violation';
import { isText } from '../../core/shape/isText';
import { shown } from '../../core/shape/shown';
import { type Given, pathOf } from '../fleet/given';
import type { LedgerErrorCode } from './ledgerErrorCode';
import type { Known } from './unitsOf';

/** Refuses an id that no unit of the fleet in question has. */
export function checkKnown(
  given: Given,
  field: string,
  known: Known,
  faults: Violation<LedgerErrorCode>[],
): void {
  const id = given.value[field];
  if (!isText(id) || known.has(id)) return;
  faults.push(unknownUnit(id, pathOf(given, field)));
}

/** The fault of an id that no unit has. */
export function unknownUnit(id: string, path: string): Violation<LedgerErrorCode> {
  return {
    code: 'ledger/unknown-id',
    message: `no such unit as ${shown(id)} in that fleet`,
    path,
    facts: { id },
  };
}
