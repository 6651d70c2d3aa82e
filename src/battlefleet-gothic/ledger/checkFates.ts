import type { Violation } from '../../core/errors/violation';
import { checkOneOf, checkWhole, type Given, has, optionalObjectsIn, pathOf } from '../fleet/fields';
import { CAPITAL_SHIP_STATUSES } from './capitalShipFate';
import { checkCapitalShipFate } from './checkCapitalShipFate';
import { checkSquadronFate } from './checkSquadronFate';
import { checkUnitId } from './checkUnitId';
import { DEFENCE_STATUSES } from './defenceFate';
import { checkDestroyer, isEnd } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';
import { SQUADRON_STATUSES } from './squadronFate';
import { UNIT_LISTS, type UnitList, type UnitsById } from './unitsOf';

type Faults = Violation<LedgerErrorCode>[];

const STATUSES: { readonly [List in UnitList]: readonly string[] } = {
  capitalShips: CAPITAL_SHIP_STATUSES,
  squadrons: SQUADRON_STATUSES,
  defences: DEFENCE_STATUSES,
  transports: SQUADRON_STATUSES,
};

/** The faults of what is told of a side's units. */
export function checkFates(side: Given, own: UnitsById, enemy: UnitsById, faults: Faults): void {
  for (const list of UNIT_LISTS) {
    const fates = optionalObjectsIn(side, list, faults);
    for (const fate of fates) {
      checkOneOf(fate, 'status', STATUSES[list], faults);
      const { id } = fate.value;
      checkUnitId(fate, 'id', own[list], faults);
      if (has(fate, 'crippledBy')) checkUnitId(fate, 'crippledBy', enemy.any, faults);
      if (has(fate, 'destroyedBy')) checkUnitId(fate, 'destroyedBy', enemy.any, faults);
      checkDetails(list, fate, own[list].get(id), faults);
    }
    checkOnce(fates, faults);
  }
}

function checkDetails(list: UnitList, fate: Given, unit: Given['value'] | undefined, faults: Faults): void {
  if (list === 'capitalShips') {
    if (has(fate, 'damageLost')) checkWhole(fate, 'damageLost', faults);
    if (has(fate, 'damageDealt')) checkWhole(fate, 'damageDealt', faults);
    if (has(fate, 'crippled')) checkOneOf(fate, 'crippled', [true, false], faults);
    checkCapitalShipFate(fate, unit, faults);
  }
  if (list === 'squadrons') {
    checkWhole(fate, 'lost', faults);
    checkSquadronFate(fate, unit, faults);
  }
  if (list === 'transports') checkDestroyer(fate, faults);
}

/** One fate for each unit. */
function checkOnce(fates: readonly Given[], faults: Faults): void {
  const told = new Map<unknown, Given>();
  for (const fate of fates) {
    const { id, status } = fate.value;
    const other = told.get(id);
    told.set(id, fate);
    if (!other || typeof id !== 'string') continue;
    const both = [status, statusOf(other)];
    faults.push({
      code:
        both.some(isEnd) && both.includes('disengaged')
          ? 'ledger/destroyed-and-disengaged'
          : 'ledger/several-fates',
      message: `${other.path} tells of "${id}" already`,
      rule: 'BG-VP-2',
      path: pathOf(fate, 'id'),
      facts: { id },
    });
  }
}

function statusOf({ value: { status } }: Given): unknown {
  return status;
}
