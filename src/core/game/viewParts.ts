import type { PartFor, PartStates } from './partBattle';
import { stateOf } from './partStates';
import type { Viewer } from './viewer';

/**
 * What a viewer may see of the parts of a mission.
 *
 * @param parts - the parts
 * @param states - their states: `battle.parts`
 * @param viewer - a player, or `'spectator'`
 * @returns what may be seen, each under the id of its part; nothing of states that no part has
 * @throws {@link WargameError} `part/no-state` when a part was never begun
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, type PartStates, viewParts } from 'wargame-rules';
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
 * viewParts([sentries], { sentries: 1 }, 'spectator'); // => { sentries: 1 }
 * viewParts([{ ...sentries, view: () => 'asleep?' }], { sentries: 1 }, 'Ben'); // => { sentries: 'asleep?' }
 * ```
 */
export function viewParts<Battle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  states: PartStates,
  viewer: Viewer,
): PartStates {
  return Object.fromEntries(
    parts.map((part) => {
      const state = stateOf(states, part.id);
      return [part.id, part.view ? part.view(state, viewer) : state];
    }),
  );
}
