import type { Violation } from '../../core/errors/violation';
import { type Given, pathOf } from '../fleet/given';
import { checkDestroyer, contradict, isEnd } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';

/** What does not go together in the fate of a capital ship, field by field sound or not. */
export function checkCapitalShipFate(
  fate: Given,
  ship: Given['value'] | undefined,
  faults: Violation<LedgerErrorCode>[],
): void {
  const { status, crippled, crippledBy } = fate.value;
  checkDestroyer(fate, faults);
  if (crippledBy !== undefined && crippled === false && !isEnd(status)) {
    contradict(fate, 'crippledBy', 'the ship is not crippled', faults);
  }
  checkDamage(fate, ship, faults);
}

function checkDamage(
  fate: Given,
  ship: Given['value'] | undefined,
  faults: Violation<LedgerErrorCode>[],
): void {
  const { status, crippled, damageLost: lost, damageDealt: dealt } = fate.value;
  const { damagePoints: points } = ship ?? {};
  if (typeof dealt === 'number' && !(typeof lost === 'number' && dealt <= lost)) {
    contradict(fate, 'damageDealt', 'more damage was dealt than lost', faults);
  }
  if (typeof lost !== 'number' || typeof points !== 'number') return;
  if (lost > points) {
    faults.push({
      code: 'argument/out-of-range',
      message: `the ship began with ${points} damage points`,
      path: pathOf(fate, 'damageLost'),
      facts: { value: lost, most: points },
    });
  } else if (!isEnd(status) && lost === points) {
    contradict(fate, 'damageLost', 'a ship without damage points is destroyed or a hulk', faults);
  } else if (!isEnd(status) && crippled === false && lost * 2 >= points) {
    contradict(fate, 'crippled', `${lost} of ${points} damage points lost is crippled`, faults);
  }
}
