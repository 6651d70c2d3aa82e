import type { Dice } from '../dice/dice';
import { requireNone } from '../errors/requireNone';
import { checkPartAction } from './checkPartAction';
import type { PartTypes } from './part';
import type { Happen, PartBattle, PartFor, PartsTold } from './partBattle';
import { stateOf, withState } from './partStates';
import { runQueue } from './runQueue';
import { soundStep } from './soundAnswer';

/**
 * Carries out what a player does with a part of a mission, and all that comes of it: what the part makes
 * happen happens, and every part is told of it, as {@link runFacts} says.
 *
 * @param parts - the parts of the mission
 * @param battle - the battle around them; it is not changed
 * @param part - the id of the part
 * @param action - what a player does with it
 * @param happen - makes a fact happen in the battle
 * @param dice - for the parts, and for what happens
 * @returns the battle afterwards, and what the parts made happen
 * @throws {@link WargameError} what {@link checkPartAction} lists; `part/no-end` after 1,000 facts;
 *   `part/bad-answer` when a part answers without a state
 * @since 0.1.0
 * @example
 * ```ts
 * import { applyPartAction, type Part, type PartStates, scriptedDice } from 'wargame-rules';
 *
 * type Sentries = {
 *   id: 'sentries'; state: number; action: { type: 'hush'; player: string };
 *   fact: 'shot' | 'alarm'; battle: { round: number; parts: PartStates };
 * };
 * // The second shot raises the alarm.
 * const sentries: Part<Sentries> = {
 *   id: 'sentries',
 *   start: () => 0,
 *   apply: (shots) => ({ state: shots - 1 }),
 *   check: (shots) => (shots > 0 ? [] : [{ code: 'sentries/quiet', message: 'all is quiet' }]),
 *   after: (shots, fact) =>
 *     fact === 'shot' ? { state: shots + 1, facts: shots === 1 ? ['alarm'] : [] } : { state: shots },
 * };
 * const battle = { round: 2, parts: { sentries: 1 } };
 * const hush = { type: 'hush', player: 'Ann' };
 * applyPartAction([sentries], battle, 'sentries', hush, (now) => ({ battle: now }), scriptedDice([]));
 * // => { battle: { round: 2, parts: { sentries: 0 } }, facts: [] }
 * ```
 */
export function applyPartAction<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  part: string,
  action: PartTypes['action'],
  happen: Happen<Battle, Fact>,
  dice: Dice,
): PartsTold<Battle, Fact> {
  requireNone(checkPartAction(parts, battle, part, action));
  const acting = parts.find(({ id }) => id === part) as Required<PartFor<Battle, Fact>>;
  const step = acting.apply(stateOf(battle.parts, part), action, battle, dice);
  const { state, facts = [], seals } = soundStep(step, part, 'apply');
  const queue = facts.map((fact) => ({ fact, part }));
  const told = runQueue(parts, withState(battle, part, state), queue, happen, dice);
  return seals ? { ...told, seals } : told;
}
