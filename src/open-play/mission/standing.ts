import type { PartStates } from '../../core/game/partBattle';
import type { Battle } from '../battle/battle';
import type { Mission } from './mission';
import { scoreBattle } from './scoreBattle';
import type { Verdict } from './verdict';

/**
 * Who would win if the battle ended as it stands.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle, over or not
 * @returns the verdict; a draw when no victory condition decides
 * @throws {@link WargameError} what the mission's conditions throw: `battle/position-unknown`, …
 * @rule OP-ANN-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, standing, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), reserve: ['blue-boyz'] },
 *   },
 *   seededDice(1),
 * );
 *
 * const { winner, reasons } = standing(annihilation, battle);
 * winner; // => 'attacker'
 * reasons[0]?.message; // => 'ahead on victory points: 1 to 0'
 * ```
 */
export function standing<Parts extends PartStates>(mission: Mission<Parts>, battle: Battle<Parts>): Verdict {
  const verdict = mission.victory(battle, scoreBattle(mission, battle));
  return verdict ?? { winner: null, reasons: [{ message: 'nothing decides: a draw' }] };
}

/**
 * Who has won a battle.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle
 * @returns the verdict; null while the battle goes on
 * @throws {@link WargameError} what the mission's conditions throw: `battle/position-unknown`, … Where models stood may
 *   still be reported after the end, as `models-moved`
 * @rule OP-ANN-1, OP-HOLD-2, OP-GLORY-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, reportFact, startBattle, verdict } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * verdict(annihilation, battle); // => null
 * const fact = { type: 'models-destroyed', models: ['red-boy/1', 'red-boy/2', 'red-boy/3'] } as const;
 * verdict(annihilation, reportFact(annihilation, battle, fact, seededDice(2)).state)?.winner; // => 'defender'
 * ```
 */
export function verdict<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
): Verdict | null {
  return battle.over ? standing(mission, battle) : null;
}
