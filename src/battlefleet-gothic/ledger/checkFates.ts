import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { flag, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { check, type Given, optionalObjectsIn, pathOf } from '../fleet/given';
import { CAPITAL_SHIP_STATUSES } from './capitalShipFate';
import { checkCapitalShipFate } from './checkCapitalShipFate';
import { checkKnown } from './checkKnown';
import { checkSquadronFate } from './checkSquadronFate';
import { DEFENCE_STATUSES } from './defenceFate';
import { checkDestroyer, isEnd } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';
import { SQUADRON_STATUSES } from './squadronFate';
import { UNIT_LISTS, type UnitList, type UnitsById } from './unitsOf';

type Faults = Violation<LedgerErrorCode>[];

const enemy = optional(text);
const damage = optional(whole(0));

const SHAPES: { readonly [List in UnitList]: Shape } = {
  capitalShips: exactly({
    status: oneOf(CAPITAL_SHIP_STATUSES),
    id: text,
    crippledBy: enemy,
    destroyedBy: enemy,
    damageLost: damage,
    damageDealt: damage,
    crippled: optional(flag),
  }),
  squadrons: exactly({
    status: oneOf(SQUADRON_STATUSES),
    id: text,
    crippledBy: enemy,
    destroyedBy: enemy,
    lost: whole(0),
  }),
  defences: exactly({ status: oneOf(DEFENCE_STATUSES), id: text }),
  transports: exactly({ status: oneOf(SQUADRON_STATUSES), id: text, destroyedBy: enemy }),
};

/** The faults of what is told of a side's units. */
export function checkFates(side: Given, own: UnitsById, enemy: UnitsById, faults: Faults): void {
  for (const list of UNIT_LISTS) {
    const fates = optionalObjectsIn(side, list, faults);
    for (const told of fates) checkFate(list, told, own, enemy, faults);
    checkOnce(fates, faults);
  }
}

/** The faults of what is told of one unit. */
export function checkFate(
  list: UnitList,
  told: Given,
  own: UnitsById,
  enemy: UnitsById,
  faults: Faults,
): void {
  check(SHAPES[list], told, faults);
  checkKnown(told, 'id', own[list], faults);
  checkKnown(told, 'crippledBy', enemy.any, faults);
  checkKnown(told, 'destroyedBy', enemy.any, faults);
  const { id } = told.value;
  checkTogether(list, told, own[list].get(id), faults);
}

/** What does not go together in the fate of a unit, field by field sound or not. */
export function checkTogether(
  list: UnitList,
  told: Given,
  unit: Given['value'] | undefined,
  faults: Faults,
): void {
  if (list === 'capitalShips') checkCapitalShipFate(told, unit, faults);
  if (list === 'squadrons') checkSquadronFate(told, unit, faults);
  if (list === 'transports') checkDestroyer(told, faults);
}

/** One fate for each unit. */
function checkOnce(fates: readonly Given[], faults: Faults): void {
  const known = new Map<unknown, Given>();
  for (const told of fates) {
    const { id, status } = told.value;
    const other = known.get(id);
    known.set(id, told);
    if (!other || typeof id !== 'string') continue;
    const both = [status, statusOf(other)];
    faults.push({
      code:
        both.some(isEnd) && both.includes('disengaged')
          ? 'ledger/destroyed-and-disengaged'
          : 'ledger/several-fates',
      message: `${other.place()} tells of "${id}" already`,
      rule: 'BG-VP-2',
      path: pathOf(told, 'id'),
      facts: { id },
    });
  }
}

function statusOf({ value: { status } }: Given): unknown {
  return status;
}
