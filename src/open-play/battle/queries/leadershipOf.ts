import { WargameError } from '../../../core/errors/wargameError';
import { isWithin } from '../../../core/geometry/isWithin';
import { INSPIRING_LEADER } from '../../army/warlordTraits';
import type { Battle, BattleArmy, BattleUnit } from '../battle';
import type { BattleErrorCode } from '../battleErrorCode';
import { fightingModels } from './fightingModels';
import { findModel } from './findUnit';
import { modelPlace } from './modelPlace';

/** How far Inspiring Leader reaches, in inches. */
const INSPIRING_RANGE = 6;

/**
 * The Leadership of a unit: the highest among its models that still fight, and 1 more within 6" of a friendly
 * Warlord that is an Inspiring Leader (exactly 6" is within; its own unit counts as within).
 *
 * @param battle - the battle
 * @param army - the unit's army
 * @param unit - the unit
 * @returns the Leadership
 * @throws {@link WargameError} `battle/bad-figure` when no Leadership is known for the unit
 * @rule OP-MORALE-1, OP-WARLORD-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, INSPIRING_LEADER, leadershipOf, musterArmy, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const red = musterArmy({ name: 'Red', units }, { prefix: 'red-', warlordTrait: INSPIRING_LEADER });
 * const blue = musterArmy({ name: 'Blue', units }, { prefix: 'blue-' });
 * const battle = startBattle(annihilation, { attacker: { army: red }, defender: { army: blue } }, seededDice(1));
 *
 * battle.armies.map((army) => army.units[0] && leadershipOf(battle, army, army.units[0])); // => [7, 6]
 * ```
 */
export function leadershipOf(battle: Battle, army: BattleArmy, unit: BattleUnit): number {
  const known = fightingModels(unit).flatMap(({ leadership }) => leadership ?? unit.leadership ?? []);
  if (known.length === 0) {
    throw new WargameError<BattleErrorCode>({
      code: 'battle/bad-figure',
      message: `no Leadership is known for ${unit.name}`,
      path: 'leadership',
      facts: { unit: unit.id },
    });
  }
  return Math.max(...known) + (isInspired(battle, army, unit) ? 1 : 0);
}

function isInspired(battle: Battle, army: BattleArmy, unit: BattleUnit): boolean {
  const warlord = findModel(battle, army.warlord);
  if (army.warlordTrait !== INSPIRING_LEADER || warlord?.model.status !== 'fighting') return false;
  if (warlord.unit.id === unit.id) return true;
  const from = modelPlace(warlord.model);
  // Off the battlefield nobody stands anywhere.
  if (!from) return false;
  return fightingModels(unit).some((model) => {
    const to = modelPlace(model);
    return to !== null && isWithin(from, to, INSPIRING_RANGE);
  });
}
