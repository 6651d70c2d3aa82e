import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { hasLeft } from '../kit/hasLeft';
import { carrierOf } from './carrierOf';
import type { FoundThing, Search } from './searchState';

/**
 * The things from a search that units of one side have carried off the battlefield.
 *
 * @param battle - the battle
 * @param search - the state of the search: `battle.parts.…`
 * @param role - the side
 * @returns the things, in the order in which they were found
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { lostArcheotech, musterArmy, startBattle, thingsBroughtOff } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(lostArcheotech, sides, seededDice(1));
 * thingsBroughtOff(battle, battle.parts.archeotech, 'attacker'); // => []
 * ```
 */
export function thingsBroughtOff(battle: Battle, search: Search, role: Role): readonly FoundThing[] {
  return search.things.filter((thing) => {
    const carrier = carrierOf(battle, thing);
    return carrier?.army.role === role && hasLeft(battle, carrier.unit);
  });
}
