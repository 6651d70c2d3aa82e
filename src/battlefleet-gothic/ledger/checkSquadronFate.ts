import type { Violation } from '../../core/errors/violation';
import { type Given, pathOf } from '../fleet/given';
import { checkDestroyer, contradict, refuseDisengaged } from './fateFaults';
import type { LedgerErrorCode } from './ledgerErrorCode';
import { lossesThatCripple } from './lossesThatCripple';

/** What does not go together in the fate of a squadron, field by field sound or not. */
export function checkSquadronFate(
  fate: Given,
  squadron: Given['value'] | undefined,
  faults: Violation<LedgerErrorCode>[],
): void {
  checkDestroyer(fate, faults);
  const { ships } = squadron ?? {};
  const { status, lost, crippledBy } = fate.value;
  if (!Array.isArray(ships) || ships.length === 0 || typeof lost !== 'number') return;
  if (lost > ships.length) {
    faults.push({
      code: 'argument/out-of-range',
      message: `the squadron began with ${ships.length} ships`,
      path: pathOf(fate, 'lost'),
      facts: { value: lost, most: ships.length },
    });
  } else if (lost === ships.length && status === 'disengaged') {
    refuseDisengaged(fate, 'lost', faults);
  } else if ((lost === ships.length) !== (status === 'destroyed')) {
    contradict(fate, 'lost', 'a squadron is destroyed when all of its ships are', faults);
  } else if (crippledBy !== undefined && lost < lossesThatCripple(ships.length)) {
    contradict(fate, 'crippledBy', 'the squadron is not crippled', faults);
  }
}
