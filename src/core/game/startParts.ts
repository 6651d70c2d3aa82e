import type { Dice } from '../dice/dice';
import { requireNone } from '../errors/requireNone';
import { checkParts } from './checkParts';
import type { PartFor, PartStates } from './partBattle';
import { soundState } from './soundAnswer';

/**
 * Begins all parts of a mission, in their order.
 *
 * @param parts - the parts
 * @param battle - the battle that begins; it is not changed
 * @param dice - for parts that roll when they begin
 * @returns their states, for `battle.parts`
 * @throws {@link WargameError} `part/bad-id`, `part/duplicate-id`: what {@link checkParts} lists;
 *   `part/bad-answer` for a part that begins without a state
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, type PartStates, scriptedDice, startParts } from 'wargame-rules';
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
 * startParts([sentries], { round: 1, parts: {} }, scriptedDice([])); // => { sentries: 0 }
 * ```
 */
export function startParts<Battle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  dice: Dice,
): PartStates {
  requireNone(checkParts(parts));
  return Object.fromEntries(parts.map((part) => [part.id, soundState(part.start(battle, dice), part.id)]));
}
