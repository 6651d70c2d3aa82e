import { hasKeyword } from '../army/hasKeyword';
import type { Role } from '../army/role';
import type { Battle, BattleModel } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';

/**
 * The models of one side that have one of these keywords, of their own or of their unit, whatever became of them.
 *
 * @param battle - the battle
 * @param role - the side
 * @param keywords - the keywords, of which a model needs one; capitals do not matter
 * @returns the models, in the order of the army
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, modelsWith, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const army = (prefix: string) =>
 *   musterArmy(
 *     { name: 'Squad', units: [{ id: 'squad', name: 'Squad', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'M', count: 5 }] }] },
 *     { prefix },
 *   );
 * const sides = { attacker: { army: army('a:') }, defender: { army: army('d:') } };
 * const battle = startBattle(annihilation, sides, seededDice(1));
 * modelsWith(battle, 'attacker', ['WARLORD']).map(({ id }) => id); // => ['a:m/1']
 * ```
 */
export function modelsWith(battle: Battle, role: Role, keywords: readonly string[]): readonly BattleModel[] {
  return armyOf(battle, role).units.flatMap((unit) =>
    unit.models.filter((model) =>
      keywords.some((keyword) => hasKeyword(model, keyword) || hasKeyword(unit, keyword)),
    ),
  );
}
