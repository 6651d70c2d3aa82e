import type { Dice } from '../../core/dice/dice';
import { draw } from '../../core/dice/draw';

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
 * reorderUnits(battle, scriptedDice([2, 1])).armies[0]?.units; // => [{ id: 'nobz' }, { id: 'boyz' }]
 * ```
 */
export function reorderUnits<Battle>(battle: Battle, dice: Dice): Battle {
  return inOrder(battle, ['armies', 'units', 'models'], dice);
}

/** Armies stay in their order: it says who is who. */
function inOrder<T>(owner: T, [name, ...inside]: readonly string[], dice: Dice): T {
  if (name === undefined || typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, name)) {
    return owner;
  }
  const list = (owner as { readonly [name: string]: unknown })[name];
  if (!Array.isArray(list)) return owner;
  const shuffled = name === 'armies' ? list : draw(list, list.length, dice);
  return { ...owner, [name]: shuffled.map((member: unknown) => inOrder(member, inside, dice)) };
}
