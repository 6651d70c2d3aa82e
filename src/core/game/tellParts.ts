import type { Dice } from '../dice/dice';
import type { Happen, PartBattle, PartFor, PartsTold } from './partBattle';
import { runQueue } from './runQueue';
import { tellAll } from './tellAll';

/**
 * Tells the parts of a mission of something that happened in the battle, and carries out all that comes of it.
 *
 * For a fact that is still to happen, see {@link runFacts}; this one is there for a battle that has changed already.
 *
 * @param parts - the parts of the mission
 * @param battle - the battle after the fact; it is not changed
 * @param fact - what happened
 * @param happen - makes a fact that a part answered happen in the battle
 * @param dice - for the parts, and for what happens
 * @returns the battle afterwards, and what the parts made happen
 * @throws {@link WargameError} `part/no-state` when a part was never begun; `part/no-end` after 1,000 facts;
 *   `part/bad-answer` when a part answers without a state
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, type PartStates, scriptedDice, tellParts } from 'wargame-rules';
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
 * tellParts([sentries], battle, 'shot', (now) => ({ battle: { ...now, round: 0 } }), scriptedDice([]));
 * // => { battle: { round: 0, parts: { sentries: 2 } }, facts: ['alarm'] }
 * ```
 */
export function tellParts<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  fact: Fact,
  happen: Happen<Battle, Fact>,
  dice: Dice,
): PartsTold<Battle, Fact> {
  const told = tellAll(parts, battle, fact, dice);
  return runQueue(parts, told.battle, told.answers, happen, dice);
}
