import type { ActionOf } from '../action';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision, Refusals } from '../decision';
import { counterOf } from '../edition/rulebook';
import type { Rules } from '../edition/rules';
import { change, type Progress, tell } from '../progress';
import { type Requirement, unmet } from '../requirement';
import type { WarmasterState } from '../state';

/** How many units make a group. */
const GROUP_SIZE = 3;

interface GroupedFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly units: readonly string[];
  readonly index: number;
}

/** What must hold for each unit of a group. */
const MEMBER: readonly Requirement<GroupedFacts>[] = [
  {
    code: 'warmaster/guard-in-group',
    rule: 'WM-SET-4',
    path: 'units',
    holds: ({ rules, units, index }) => !counterOf(rules, units[index] as string).traits.includes('guard'),
    message: ({ units, index }) => `"${units[index]}" is a Guard, who are set aside`,
  },
  {
    code: 'warmaster/repeated-unit',
    rule: 'WM-SET-4',
    path: 'units',
    holds: ({ units, index }) => units.indexOf(units[index] as string) === index,
    message: ({ units, index }) => `"${units[index]}" is named twice`,
  },
  {
    code: 'warmaster/out-of-order',
    rule: 'WM-SET-4',
    path: 'units',
    holds: ({ rules, units, index }) => placeOf(rules, units[index - 1]) <= placeOf(rules, units[index]),
    message: ({ units, index }) => `"${units[index]}" comes before "${units[index - 1]}" in the edition`,
  },
  {
    code: 'warmaster/already-grouped',
    rule: 'WM-SET-4',
    path: 'units',
    holds: ({ state, units, index }) =>
      !state.parties.some((party) => party.units.includes(units[index] as string)),
    message: ({ units, index }) => `"${units[index]}" is in another group`,
  },
];

/** A group has one spelling: its units stand in the order of the edition. Nobody comes before the first. */
function placeOf(rules: Rules, unit: string | undefined): number {
  return rules.indexOf.get(unit as string) ?? -1;
}

/** The units that are in no group yet. */
export function ungrouped(rules: Rules, state: WarmasterState): readonly string[] {
  return rules.counters
    .filter(
      ({ id, side, traits }) =>
        side === 'imperial' &&
        !traits.includes('guard') &&
        !state.parties.some(({ units }) => units.includes(id)),
    )
    .map(({ id }) => id);
}

/**
 * Splitting the Imperial units into groups of three, one group after the other. The last three need no word.
 *
 * @rule WM-SET-3, WM-SET-4
 */
export const groupingDecision: Decision<ActionOf<'group'>> = {
  types: ['group'],
  player: () => 'imperial',
  actions(rules, state) {
    return triples(ungrouped(rules, state)).map((units) => ({ type: 'group', player: 'imperial', units }));
  },
  check(rules, state, { player, units }) {
    const named = units.map((id, index) => ({ id, path: `units[${index}]` }));
    return [
      ...sizeFaults(units),
      ...named.flatMap(({ id, path }, index): Refusals => {
        const refusals = checkOwnUnits(rules, player, [{ id, path }], 'WM-SET-4');
        if (refusals.length > 0) return refusals;
        return unmet(MEMBER, { rules, state, units, index }).map((one) => ({ ...one, path }));
      }),
    ];
  },
  apply(progress, { units }) {
    form(progress, units);
    const left = ungrouped(progress.rules, progress.state);
    if (left.length > GROUP_SIZE) return;
    form(progress, left);
    progress.seals = 'commit';
  },
};

/** Every three of a list, in its order. */
function triples(list: readonly string[]): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const [first, one] of list.entries()) {
    for (let second = first + 1; second < list.length; second++) {
      for (let third = second + 1; third < list.length; third++) {
        found.push([one, list[second] as string, list[third] as string]);
      }
    }
  }
  return found;
}

function sizeFaults(units: readonly string[]): Refusals {
  if (units.length === GROUP_SIZE) return [];
  const message = `a group has ${GROUP_SIZE} units, not ${units.length}: ${units.join(', ')}`;
  return [{ code: 'warmaster/group-size', message, rule: 'WM-SET-4', path: 'units' }];
}

function form(progress: Progress, units: readonly string[]): void {
  const party = { side: 'imperial' as const, units: [...units], turn: 1, mustGo: true, shown: false };
  change(progress, { parties: [...progress.state.parties, party] });
  tell(progress, { type: 'grouped', units: party.units });
}
