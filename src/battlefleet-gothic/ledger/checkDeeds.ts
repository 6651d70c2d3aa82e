import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import { oneOf, optional, text } from '../../core/shape/shapes';
import { check, type Given, optionalObjectsIn } from '../fleet/given';
import { checkKnown } from './checkKnown';
import { DEED_TYPES } from './deed';
import { contradict } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';
import type { UnitsById } from './unitsOf';

const deedShape = exactly({
  type: oneOf(DEED_TYPES),
  by: text,
  target: text,
  plansFound: optional(oneOf([true])),
});

/** The faults of what a side's units did. */
export function checkDeeds(
  side: Given,
  own: UnitsById,
  enemy: UnitsById,
  faults: Violation<LedgerErrorCode>[],
): void {
  for (const deed of optionalObjectsIn(side, 'deeds', faults)) checkDeed(deed, own, enemy, faults);
}

/** The faults of one thing that a unit did. */
export function checkDeed(
  deed: Given,
  own: UnitsById,
  enemy: UnitsById,
  faults: Violation<LedgerErrorCode>[],
): void {
  check(deedShape, deed, faults);
  checkKnown(deed, 'by', own.any, faults);
  checkKnown(deed, 'target', enemy.any, faults);
  const { type, target, plansFound } = deed.value;
  if (plansFound !== true || (type === 'boarding' && enemy.capitalShips.has(target))) return;
  contradict(deed, 'plansFound', 'plans are found by boarding a capital ship', faults);
}
