import type { Violation } from '../../core/errors/violation';
import { type Given, pathOf } from '../fleet/given';
import type { LedgerErrorCode } from './ledgerErrorCode';

/** Whether a status says that the unit is no more; a hulk is not. */
export function isEnd(status: unknown): boolean {
  return status === 'destroyed' || status === 'hulk';
}

/** Something told of a unit that does not go with something else that is told of it. */
export function contradict(
  fate: Given,
  field: string,
  message: string,
  faults: Violation<LedgerErrorCode>[],
): void {
  faults.push({ code: 'ledger/contradiction', message, path: pathOf(fate, field) });
}

/** Something that only a destroyed unit can have, of one that withdrew. */
export function refuseDisengaged(fate: Given, field: string, faults: Violation<LedgerErrorCode>[]): void {
  faults.push({
    code: 'ledger/destroyed-and-disengaged',
    message: 'the unit is both destroyed and disengaged',
    rule: 'BG-VP-7',
    path: pathOf(fate, field),
  });
}

/** Only what was destroyed has a destroyer. */
export function checkDestroyer(fate: Given, faults: Violation<LedgerErrorCode>[]): void {
  const { status, destroyedBy } = fate.value;
  if (destroyedBy === undefined || isEnd(status)) return;
  if (status === 'disengaged') refuseDisengaged(fate, 'destroyedBy', faults);
  else contradict(fate, 'destroyedBy', 'the unit is not destroyed', faults);
}
