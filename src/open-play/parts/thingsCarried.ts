import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import { carrierOf } from './carrierOf';
import type { FoundThing, Search } from './searchState';

/**
 * The things from a search that units of one side carry, on the battlefield or off it.
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
 * import { lostArcheotech, musterArmy, startBattle, thingsCarried } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(lostArcheotech, sides, seededDice(1));
 * thingsCarried(battle, battle.parts.archeotech, 'attacker'); // => []
 * ```
 */
export function thingsCarried(battle: Battle, search: Search, role: Role): readonly FoundThing[] {
  return search.things.filter((thing) => carrierOf(battle, thing)?.army.role === role);
}
