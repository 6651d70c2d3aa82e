import type { PartStates } from '../../core/game/partBattle';
import type { Battle } from '../battle/battle';
import type { Mission } from '../mission/mission';

/**
 * How far anybody sees in a battle, by the rules of its mission: the least of what they say.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle
 * @returns how far, in inches; null where no rule says so
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, hiveRuins, musterArmy, sightRange, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M' }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * sightRange(hiveRuins, startBattle(hiveRuins, sides, seededDice(1))); // => 12
 * sightRange(annihilation, startBattle(annihilation, sides, seededDice(1))); // => null
 * ```
 */
export function sightRange<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
): number | null {
  const limits = mission.rules.flatMap((rule) => rule.sight?.(battle) ?? []);
  return limits.length === 0 ? null : Math.min(...limits);
}
