import type { Dice } from '../dice/dice';
import { rollDie } from '../dice/rollDie';
import { checkPartAction } from './checkPartAction';
import type { PartTypes } from './part';
import type { PartBattle, PartFor } from './partBattle';
import { stateOf } from './partStates';
import { soundAction } from './soundAnswer';

/**
 * Something that a player may do with a part of a mission.
 *
 * @since 0.1.0
 */
export interface ProposedPartAction {
  /** The id of the part. */
  readonly part: string;
  /** What the player does with it. */
  readonly action: PartTypes['action'];
}

/**
 * Finds something that a player may do with one of the parts of a mission, for bots and tests. The parts are asked one
 * after the other, beginning with any of them, until one proposes what its own `check` allows.
 *
 * @param parts - the parts of the mission; those without a `propose` are not asked
 * @param battle - the battle around them; it is not changed
 * @param player - who does something
 * @param dice - to choose by
 * @returns the action and the id of its part; null where there is nothing to do
 * @throws {@link WargameError} `part/no-state` when a part was never begun; `part/bad-answer` when a `propose` gives
 *   neither an action nor null
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, type PartStates, proposePartAction, scriptedDice } from 'wargame-rules';
 *
 * type Sentries = {
 *   id: 'sentries'; state: number; action: { type: 'hush'; player: string };
 *   fact: 'shot' | 'alarm'; battle: { round: number; parts: PartStates };
 * };
 * const sentries: Part<Sentries> = {
 *   id: 'sentries',
 *   start: () => 0,
 *   apply: (shots) => ({ state: shots - 1 }),
 *   check: (shots) => (shots > 0 ? [] : [{ code: 'sentries/quiet', message: 'all is quiet' }]),
 *   propose: (_shots, _battle, player) => ({ type: 'hush', player }),
 * };
 * const battle = { round: 2, parts: { sentries: 1 } };
 * proposePartAction([sentries], battle, 'Ann', scriptedDice([]));
 * // => { part: 'sentries', action: { type: 'hush', player: 'Ann' } }
 * proposePartAction([sentries], { round: 2, parts: { sentries: 0 } }, 'Ann', scriptedDice([])); // => null
 * ```
 */
export function proposePartAction<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  player: string,
  dice: Dice,
): ProposedPartAction | null {
  const asked = parts.filter(({ propose }) => propose);
  const first = asked.length > 1 ? rollDie(asked.length, dice, 'Which part of the mission') - 1 : 0;
  for (const part of [...asked.slice(first), ...asked.slice(0, first)]) {
    const { id } = part;
    const proposed = part.propose?.(stateOf(battle.parts, id), battle, player, dice);
    const action = soundAction(proposed, id, 'propose');
    if (action?.player === player && checkPartAction(parts, battle, id, action).length === 0) {
      return { part: id, action };
    }
  }
  return null;
}
