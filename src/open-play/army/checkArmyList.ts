import type { ArmyList, ModelEntry } from './armyList';
import { type ArmyViolation, armyListFaults, choiceFaults } from './armyListFaults';
import { chosenTrait } from './chosenTrait';
import { hasKeyword } from './hasKeyword';
import type { MusterChoices } from './musterChoices';
import { keywordsOf, type NamedModel, namedModels } from './namedModels';
import { warlordsOf } from './warlordsOf';
import { INSPIRING_LEADER } from './warlordTraits';

/**
 * Lists every reason why an army list can't be mustered. No size is refused.
 *
 * @param list - the army list
 * @param choices - the Warlord and its trait, as for `musterArmy`
 * @returns the reasons with their places; empty when the army can be mustered
 * @rule OP-MUSTER-1, OP-WARLORD-1, OP-WARLORD-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkArmyList } from 'wargame-rules/open-play';
 *
 * const boyz = { id: 'boyz', name: 'Boyz', powerRating: 4, models: [{ id: 'boy', name: 'Boy', count: 10 }] };
 * checkArmyList({ name: 'Waaagh', units: [boyz] })[0]?.code; // => 'army/no-warlord'
 * checkArmyList({ name: 'Waaagh', units: [boyz] }, { warlord: 'boy/1' }); // => []
 * ```
 */
export function checkArmyList(list: ArmyList, choices: MusterChoices = {}): readonly ArmyViolation[] {
  const faults = [...armyListFaults(list), ...choiceFaults(choices)];
  return faults.length > 0 ? faults : [...idFaults(list, choices), ...warlordFaults(list, choices)];
}

function idFaults(list: ArmyList, choices: MusterChoices): readonly ArmyViolation[] {
  const seen = new Set<string>();
  const faultsOf = (id: string, path: string): readonly ArmyViolation[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ code: 'army/duplicate-id', message: `the id ${id} is taken already`, path, facts: { id } }];
  };
  return list.units.flatMap((unit, index) => [
    ...faultsOf(`${choices.prefix ?? ''}${unit.id}`, `units[${index}].id`),
    ...namedModels(unit, choices.prefix).flatMap(({ id, at }) =>
      faultsOf(id, `units[${index}].models[${at}].id`),
    ),
  ]);
}

function warlordFaults(list: ArmyList, choices: MusterChoices): readonly ArmyViolation[] {
  const candidates = warlordsOf(list, choices);
  const rule = 'OP-WARLORD-1';
  if (choices.warlord !== undefined && candidates.length === 0) {
    return [
      {
        code: 'army/unknown-warlord',
        message: `no model of the army has the id ${choices.warlord}`,
        rule,
        path: 'warlord',
        facts: { id: String(choices.warlord) },
      },
    ];
  }
  if (candidates.length === 0) {
    return [
      { code: 'army/no-warlord', message: 'name the model that is the Warlord', rule, path: 'warlord' },
    ];
  }
  const [warlord, ...others] = candidates as [NamedModel, ...NamedModel[]];
  if (others.length > 0) {
    const ids = candidates.map(({ id }) => id);
    const message = `an army has one Warlord, and ${ids.join(', ')} are marked as such`;
    return [{ code: 'army/several-warlords', message, rule, path: 'warlord', facts: { ids } }];
  }
  return traitFaults(warlord, chosenTrait(warlord, choices));
}

function traitFaults(warlord: NamedModel, trait: string | undefined): readonly ArmyViolation[] {
  const entry = warlord.unit.models[warlord.at] as ModelEntry;
  const { name } = entry;
  const isCharacter = hasKeyword({ keywords: keywordsOf(entry, warlord.unit) }, 'CHARACTER');
  if (isCharacter ? trait !== undefined : trait === undefined || trait === INSPIRING_LEADER) return [];
  if (trait === undefined) {
    return [
      {
        code: 'army/no-trait',
        message: `${name} is a CHARACTER: choose its Warlord Trait`,
        rule: 'OP-WARLORD-2',
        path: 'warlordTrait',
        facts: { warlord: warlord.id },
      },
    ];
  }
  return [
    {
      code: 'army/trait-not-open',
      message: `${name} is no CHARACTER: only ${INSPIRING_LEADER} is open to it, not ${trait}`,
      rule: 'OP-WARLORD-2',
      path: 'warlordTrait',
      facts: { warlord: warlord.id, trait },
    },
  ];
}
