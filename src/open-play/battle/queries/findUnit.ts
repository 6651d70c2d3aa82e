import type { Battle, BattleArmy, BattleModel, BattleUnit } from '../battle';

/**
 * A unit with the army it fights for.
 *
 * @since 0.1.0
 */
export interface FoundUnit {
  readonly army: BattleArmy;
  readonly unit: BattleUnit;
}

/**
 * Finds a unit of a battle by its id.
 *
 * @param battle - the battle
 * @param id - the id of the unit
 * @returns the unit and its army; undefined when there is none
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, findUnit, musterArmy, startBattle } from 'wargame-rules/open-play';
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
 * findUnit(battle, 'blue-boyz')?.army.role; // => 'defender'
 * findUnit(battle, 'green-boyz'); // => undefined
 * ```
 */
export function findUnit(battle: Battle, id: string): FoundUnit | undefined {
  for (const army of battle.armies) {
    for (const unit of army.units) if (unit.id === id) return { army, unit };
  }
  return undefined;
}

/**
 * A model with its unit and its army.
 *
 * @since 0.1.0
 */
export interface FoundModel extends FoundUnit {
  readonly model: BattleModel;
}

/**
 * Finds a model of a battle by its id.
 *
 * @param battle - the battle
 * @param id - the id of the model
 * @returns the model, its unit and its army; undefined when there is none
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, findModel, musterArmy, startBattle } from 'wargame-rules/open-play';
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
 * findModel(battle, 'red-boy/2')?.unit.id; // => 'red-boyz'
 * ```
 */
export function findModel(battle: Battle, id: string): FoundModel | undefined {
  for (const army of battle.armies) {
    for (const unit of army.units) {
      for (const model of unit.models) if (model.id === id) return { army, unit, model };
    }
  }
  return undefined;
}
