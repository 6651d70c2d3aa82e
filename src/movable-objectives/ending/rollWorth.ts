import type { Dice } from '../../core/dice/dice';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import type { ObjectiveScore } from '../state/sideScore';

/**
 * Rolls what an objective is worth to the side that holds it when the game ends: 1, unless one of its types
 * makes it more or destroys it. Damaged rolls before Vital, each its own die, and what is destroyed is not
 * rolled for again.
 *
 * @param objective - its id, for the labels of the dice, and the names of its types
 * @param rules - the rules played by
 * @param dice - rolled for types that ask for it
 * @returns its worth, with the dice that made it
 * @throws {@link WargameError} `objective/unknown-type` for a type that the rules don't have
 * @rule MO-DAM-1, MO-VITAL-1, MO-TYPE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { ASTRONOMICON, rollWorth } from 'wargame-rules/movable-objectives';
 *
 * const relic = { id: 'relic', types: ['damaged', 'vital'] };
 * rollWorth(relic, ASTRONOMICON, scriptedDice([2, 6])).worth; // => 2
 * rollWorth(relic, ASTRONOMICON, scriptedDice([1]));
 * // => { objective: 'relic', rolls: [{ type: 'damaged', die: 1 }], worth: 0, destroyed: true }
 * ```
 */
export function rollWorth(
  objective: { readonly id: string; readonly types: readonly string[] },
  rules: ObjectiveRules,
  dice: Dice,
): ObjectiveScore {
  const { id, types } = objective;
  const rolls: { readonly type: string; readonly die: number }[] = [];
  let worth = 1;
  for (const type of typesNamed(types, rules)) {
    const final = type.finalWorth?.(worth, dice, `${type.title}: ${id}`);
    if (!final) continue;
    rolls.push({ type: type.id, die: final.die });
    worth = final.worth;
    if (final.destroyed) return { objective: id, rolls, worth, destroyed: true };
  }
  return { objective: id, rolls, worth, destroyed: false };
}
