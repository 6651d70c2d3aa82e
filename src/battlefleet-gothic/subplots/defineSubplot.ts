import type { Violation } from '../../core/errors/violation';
import { checkOneOf, checkText, checkWhole, type Given, givenObject, has, pathOf } from '../fleet/fields';
import { requireSound } from '../fleet/requireSound';
import { NOMINATIONS, ROLLED_KINDS, type Subplot, type SubplotDefinition } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';

const FUNCTIONS = ['actsOn', 'setUp', 'checkNominee', 'effects', 'isOut'] as const;

/**
 * Makes a sub-plot and checks it at once. The eighteen of the rulebook are made with it.
 *
 * @typeParam Rolled - what its set-up rolls; null for nothing
 * @param definition - its names, its renown, and what it does
 * @returns the sub-plot, frozen
 * @throws {@link WargameError} `argument/…` with every fault of the definition
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { defineSubplot, setUpSubplot } from 'wargame-rules/battlefleet-gothic';
 *
 * const witnesses = defineSubplot<null>({
 *   id: 'witnesses',
 *   title: 'No Witnesses',
 *   renown: { completed: 1, failed: 0 },
 *   completed: ({ enemy }) => enemy.every(({ status }) => status !== 'disengaged'),
 * });
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * setUpSubplot(witnesses, { player: 'Ann', own: fleet, enemy: fleet }, scriptedDice([]));
 * // => { subplot: 'witnesses', player: 'Ann', rolled: null, nominated: null }
 * ```
 */
export function defineSubplot<Rolled = null>(definition: SubplotDefinition<Rolled>): Subplot<Rolled> {
  const faults: Violation<SubplotErrorCode>[] = [];
  const given = givenObject(definition, '', faults);
  if (given) checkDefinition(given, faults);
  requireSound(faults);
  return Object.freeze({
    actsOn: () => true,
    setUp: () => null as Rolled,
    effects: () => [],
    ...definition,
    renown: Object.freeze({ ...definition.renown }),
  });
}

function checkDefinition(given: Given, faults: Violation<SubplotErrorCode>[]): void {
  checkText(given, 'id', faults);
  checkText(given, 'title', faults);
  const { renown } = given.value;
  const gain = givenObject(renown, 'renown', faults);
  if (gain) {
    checkWhole(gain, 'completed', faults);
    checkWhole(gain, 'failed', faults, Number.MIN_SAFE_INTEGER, 0);
  }
  if (has(given, 'nominates')) checkOneOf(given, 'nominates', NOMINATIONS, faults);
  if (has(given, 'rolls')) checkRolls(given, faults);
  checkFunction(given, 'completed', faults);
  for (const name of FUNCTIONS) if (has(given, name)) checkFunction(given, name, faults);
}

function checkRolls(given: Given, faults: Violation<SubplotErrorCode>[]): void {
  const { rolls: value } = given.value;
  const rolls = givenObject(value, 'rolls', faults);
  for (const field of Object.keys(rolls?.value ?? {}))
    checkOneOf(rolls as Given, field, ROLLED_KINDS, faults);
}

function checkFunction(given: Given, field: string, faults: Violation<SubplotErrorCode>[]): void {
  if (typeof given.value[field] === 'function') return;
  faults.push({ code: 'argument/missing', message: 'expected a function', path: pathOf(given, field) });
}
