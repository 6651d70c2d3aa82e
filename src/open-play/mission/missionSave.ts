import { WargameError } from '../../core/errors/wargameError';
import type { PartStates } from '../../core/game/partBattle';
import type { Battle } from '../battle/battle';
import type { BattleErrorCode } from '../battle/battleErrorCode';
import { findModel } from '../battle/queries/findUnit';
import type { SaveFacts } from '../combat/saveOptions';
import type { Mission } from './mission';

/**
 * The facts for a model's saving throw in a battle, with what the rules of the mission add.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle
 * @param model - the id of the model
 * @param attack - `ap` of the attack, 0 or negative, and every other `modifier` of the Save; 0 when absent
 * @returns what `savingThrow`, `bestSave` and `saveOdds` take
 * @throws {@link WargameError} `battle/unknown-model`
 * @rule OP-HOLD-1, OP-SAVE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice, seededDice } from 'wargame-rules';
 * import { holdAtAllCosts, missionSave, musterArmy, savingThrow, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   { id: 'boyz', name: 'Boyz', powerRating: 4, warlord: true, models: [{ id: 'boy', name: 'Boy', save: 6 }] },
 * ];
 * const battle = startBattle(
 *   holdAtAllCosts,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }), positions: [{ model: 'blue-boy', at: { x: 22, y: 15 } }] },
 *   },
 *   seededDice(1),
 * );
 *
 * const dugIn = missionSave(holdAtAllCosts, battle, 'blue-boy', { ap: -1 }); // => { ap: -1, modifier: 1, save: 6 }
 * savingThrow(dugIn, scriptedDice([6])).passed; // => true
 * missionSave(holdAtAllCosts, battle, 'red-boy').modifier; // => 0
 * ```
 */
export function missionSave<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  model: string,
  attack: { readonly ap?: number; readonly modifier?: number } = {},
): SaveFacts {
  const found = findModel(battle, model);
  if (!found) {
    throw new WargameError<BattleErrorCode>({
      code: 'battle/unknown-model',
      message: `no model has the id ${model}`,
      path: 'model',
    });
  }
  const { save, invulnerableSaves } = found.model;
  const fromMission = mission.rules.reduce(
    (sum, rule) => sum + (rule.saveModifier?.(battle, found.model, found.unit, found.army.role) ?? 0),
    0,
  );
  return {
    ap: (attack.ap ?? 0) + 0,
    modifier: (attack.modifier ?? 0) + fromMission,
    ...(save !== undefined && { save }),
    ...(invulnerableSaves && { invulnerableSaves }),
  };
}
