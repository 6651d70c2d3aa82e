import { requireNone } from '../../core/errors/requireNone';
import { hasMembers } from '../../core/shape/hasMembers';
import type { Shape } from '../../core/shape/shape';
import { members, method, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { shapeFaults } from '../fleet/given';
import { NOMINATIONS, ROLLED_KINDS, type Subplot, type SubplotDefinition } from './subplot';

const hook = optional(method);
const kindShape = oneOf(ROLLED_KINDS);

/** Whatever is rolled, under any name. */
const rollsShape: Shape = (rolls) =>
  members(Object.fromEntries(Object.keys(hasMembers(rolls) ? rolls : {}).map((name) => [name, kindShape])))(
    rolls,
  );

const definitionShape = members({
  id: text,
  title: text,
  renown: members({ completed: whole(0), failed: whole(Number.MIN_SAFE_INTEGER, 0) }),
  nominates: optional(oneOf(NOMINATIONS)),
  rolls: optional(rollsShape),
  completed: method,
  actsOn: hook,
  setUp: hook,
  checkNominee: hook,
  effects: hook,
  isOut: hook,
});

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
  requireNone(shapeFaults(definitionShape, definition));
  return Object.freeze({
    actsOn: () => true,
    setUp: () => null as Rolled,
    effects: () => [],
    ...definition,
    renown: Object.freeze({ ...definition.renown }),
  });
}
