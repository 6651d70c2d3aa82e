import type { Violation } from '../errors/violation';
import type { PartTypes } from './part';
import type { PartBattle, PartFor } from './partBattle';
import { stateOf, unknownPart } from './partStates';
import { soundViolations } from './soundAnswer';

/**
 * Lists why an action with a part of a mission is not allowed.
 *
 * @param parts - the parts of the mission
 * @param battle - the battle around them
 * @param part - the id of the part
 * @param action - what a player wants to do with it
 * @returns every reason: `part/unknown-id`, `part/no-actions`, or what the part's own `check` lists; empty when
 *   it is allowed
 * @throws {@link WargameError} `part/no-state` when the part was never begun; `part/bad-answer` when its
 *   `check` gives no list of violations
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkPartAction, type Part, type PartStates } from 'wargame-rules';
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
 * const battle = { round: 2, parts: { sentries: 0 } };
 * const hush = { type: 'hush', player: 'Ann' };
 * checkPartAction([sentries], battle, 'sentries', hush).map(({ code }) => code); // => ['sentries/quiet']
 * checkPartAction([sentries], battle, 'dogs', hush).map(({ code }) => code); // => ['part/unknown-id']
 * ```
 */
export function checkPartAction<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  part: string,
  action: PartTypes['action'],
): readonly Violation[] {
  const found = parts.find(({ id }) => id === part);
  if (!found) return [unknownPart(part)];
  const state = stateOf(battle.parts, part);
  if (!found.apply) {
    return [{ code: 'part/no-actions', message: 'players do nothing with this part', path: 'part' }];
  }
  return found.check ? soundViolations(found.check(state, action, battle), part, 'check') : [];
}
