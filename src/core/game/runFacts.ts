import type { Dice } from '../dice/dice';
import type { Happen, PartBattle, PartFor, PartsTold } from './partBattle';
import { runQueue } from './runQueue';

/**
 * Makes facts happen in the battle around the parts of a mission, one after the other, and tells every part of each
 * and of what follows from it. What the parts answer queues up behind, so that they hear of everything in the
 * order in which it happens.
 *
 * @param parts - the parts of the mission
 * @param battle - the battle before; it is not changed
 * @param facts - what is to happen
 * @param happen - makes one fact happen in the battle
 * @param dice - for the parts, and for what happens
 * @returns the battle afterwards, and all that happened, in order
 * @throws {@link WargameError} `part/no-state` when a part was never begun; `part/no-end` after 1,000 facts;
 *   `part/bad-answer` when a part answers without a state
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, type PartStates, runFacts, scriptedDice } from 'wargame-rules';
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
 * runFacts([sentries], battle, ['shot'], (now) => ({ battle: now }), scriptedDice([]));
 * // => { battle: { round: 2, parts: { sentries: 2 } }, facts: ['shot', 'alarm'] }
 * ```
 */
export function runFacts<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  facts: readonly Fact[],
  happen: Happen<Battle, Fact>,
  dice: Dice,
): PartsTold<Battle, Fact> {
  const queue = facts.map((fact) => ({ fact }));
  return runQueue(parts, battle, queue, happen, dice);
}
