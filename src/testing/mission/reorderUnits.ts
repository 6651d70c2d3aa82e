import type { Dice } from '../../core/dice/dice';
import { draw } from '../../core/dice/draw';
import { memberOf } from '../plain/container';

/**
 * The same battle with the units of each army in another order, and the models of each unit. What has no armies stays
 * as it is.
 *
 * @typeParam Battle - the battle
 * @param battle - a battle with `armies`, which have `units`, which may have `models`
 * @param dice - where the order comes from
 * @returns the battle; nothing else in it is changed
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { reorderUnits } from 'wargame-rules/testing';
 *
 * const battle = { round: 2, armies: [{ units: [{ id: 'boyz' }, { id: 'nobz' }] }] };
 * reorderUnits(battle, scriptedDice([2])).armies[0]?.units; // => [{ id: 'nobz' }, { id: 'boyz' }]
 * ```
 */
export function reorderUnits<Battle>(battle: Battle, dice: Dice): Battle {
  const shuffled: ListChange = (list) => draw(list, list.length, dice);
  const unitReordered = (unit: unknown): unknown => withList(unit, 'models', shuffled);
  const armyReordered = (army: unknown): unknown =>
    withList(army, 'units', (units) => shuffled(units).map(unitReordered));
  // Armies stay in their order: it says who is who.
  return withList(battle, 'armies', (armies) => armies.map(armyReordered));
}

type ListChange = (list: readonly unknown[]) => readonly unknown[];

/** The same with one of its lists changed; as it is where it has no such list. */
function withList<T>(owner: T, name: string, change: ListChange): T {
  const list = memberOf(owner, name);
  return Array.isArray(list) ? { ...owner, [name]: change(list) } : owner;
}
