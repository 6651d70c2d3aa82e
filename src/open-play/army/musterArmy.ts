import { requireNone } from '../../core/errors/requireNone';
import type { Army } from './army';
import type { ArmyList } from './armyList';
import { checkArmyList } from './checkArmyList';
import { chosenTrait } from './chosenTrait';
import type { MusterChoices } from './musterChoices';
import { musteredUnit } from './musteredUnit';
import type { NamedModel } from './namedModels';
import { powerLevel } from './powerLevel';
import { warlordsOf } from './warlordsOf';

/**
 * Musters an army: every model gets an id of its own, and the Warlord the keyword WARLORD.
 *
 * @param list - the army list, such as a roster that was read
 * @param choices - the Warlord, its trait, and a prefix for the ids
 * @returns the army
 * @throws {@link WargameError} with every reason that {@link checkArmyList} lists: `army/no-warlord`, …
 * @rule OP-MUSTER-1, OP-WARLORD-1, OP-WARLORD-2, OP-POWER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { musterArmy } from 'wargame-rules/open-play';
 *
 * const army = musterArmy({
 *   name: 'Waaagh',
 *   units: [
 *     { id: 'boss', name: 'Warboss', powerRating: 4, warlord: true, models: [{ id: 'boss-1', name: 'Warboss' }] },
 *     { id: 'boyz', name: 'Boyz', powerRating: 7, models: [{ id: 'boy', name: 'Boy', count: 10 }] },
 *   ],
 * });
 * army.powerLevel; // => 11
 * army.warlord; // => 'boss-1'
 * army.units[1]?.models[9]?.id; // => 'boy/10'
 * ```
 */
export function musterArmy(list: ArmyList, choices: MusterChoices = {}): Army {
  requireNone(checkArmyList(list, choices));
  const { prefix = '' } = choices;
  const leader = warlordsOf(list, choices)[0] as NamedModel;
  const warlord = leader.id;
  const warlordTrait = chosenTrait(leader, choices);
  return {
    name: list.name,
    ...(list.faction !== undefined && { faction: list.faction }),
    powerLevel: powerLevel(list.units),
    warlord,
    ...(warlordTrait !== undefined && { warlordTrait }),
    units: list.units.map((unit) => musteredUnit(unit, { prefix, warlord })),
  };
}
