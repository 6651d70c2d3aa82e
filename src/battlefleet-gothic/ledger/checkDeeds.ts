import type { Violation } from '../../core/errors/violation';
import { checkOneOf, type Given, has, optionalObjectsIn } from '../fleet/fields';
import { checkUnitId } from './checkUnitId';
import { DEED_TYPES } from './deed';
import { contradict } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';
import type { UnitsById } from './unitsOf';

/** The faults of what a side's units did. */
export function checkDeeds(
  side: Given,
  own: UnitsById,
  enemy: UnitsById,
  faults: Violation<LedgerErrorCode>[],
): void {
  for (const deed of optionalObjectsIn(side, 'deeds', faults)) {
    checkOneOf(deed, 'type', DEED_TYPES, faults);
    checkUnitId(deed, 'by', own.any, faults);
    checkUnitId(deed, 'target', enemy.any, faults);
    if (has(deed, 'plansFound')) checkOneOf(deed, 'plansFound', [true], faults);
    const { type, target, plansFound } = deed.value;
    if (plansFound !== true || (type === 'boarding' && enemy.capitalShips.has(target))) continue;
    contradict(deed, 'plansFound', 'plans are found by boarding a capital ship', faults);
  }
}
