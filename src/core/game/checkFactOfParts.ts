import type { Violation } from '../errors/violation';
import type { PartBattle, PartFor } from './partBattle';
import { stateOf } from './partStates';
import { soundViolations } from './soundAnswer';

/**
 * Lists why something can't have happened in the battle, by the rules of the parts of its mission.
 *
 * @param parts - the parts
 * @param battle - the battle before it
 * @param fact - what is said to have happened
 * @returns every reason of every part, in their order; empty when it can
 * @throws {@link WargameError} `part/no-state` when a part was never begun; `part/bad-answer` when a
 *   `checkFact` gives no list of violations
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkFactOfParts, type Part, type PartStates } from 'wargame-rules';
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
 * const deaf: Part<Sentries> = {
 *   ...sentries,
 *   checkFact: (_, fact) =>
 *     fact === 'alarm' ? [{ code: 'sentries/deaf', message: 'nobody raises the alarm' }] : [],
 * };
 * const battle = { round: 2, parts: { sentries: 0 } };
 * checkFactOfParts([deaf], battle, 'shot'); // => []
 * checkFactOfParts([deaf], battle, 'alarm').map(({ code }) => code); // => ['sentries/deaf']
 * ```
 */
export function checkFactOfParts<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  fact: Fact,
): readonly Violation[] {
  return parts.flatMap((part) =>
    part.checkFact
      ? soundViolations(part.checkFact(stateOf(battle.parts, part.id), fact, battle), part.id, 'checkFact')
      : [],
  );
}
