import type { PartTypes } from './part';
import type { PartFor } from './partBattle';
import { soundAction } from './soundAnswer';
import type { Viewer } from './viewer';

/**
 * What a viewer may read of an action with a part of a mission.
 *
 * Where it is not known which of several missions is played, hand in the parts of all. Each part with that id has its
 * say then, in order, so that nobody reads what one of them hides.
 *
 * @param parts - the parts
 * @param part - the id of the part
 * @param action - what a player did with it
 * @param viewer - a player, or `'spectator'`
 * @returns the action as the viewer may read it; null: not at all
 * @throws {@link WargameError} `part/bad-answer` when a `viewAction` gives neither an action nor null
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Part, viewPartAction } from 'wargame-rules';
 *
 * type Trap = {
 *   id: 'trap'; state: number | null; action: { type: 'lay'; player: string; place?: number };
 *   fact: string; battle: object;
 * };
 * // Everybody sees that a trap is laid, but only one player where.
 * const trap: Part<Trap> = {
 *   id: 'trap',
 *   start: () => null,
 *   check: () => [],
 *   apply: (_, { place = 0 }) => ({ state: place, seals: 'commit' }),
 *   viewAction: (action, viewer) => (viewer === action.player ? action : { type: 'lay', player: action.player }),
 * };
 * const lay = { type: 'lay', player: 'Ann', place: 3 } as const;
 * viewPartAction([trap], 'trap', lay, 'Ann'); // => { type: 'lay', player: 'Ann', place: 3 }
 * viewPartAction([trap], 'trap', lay, 'Ben'); // => { type: 'lay', player: 'Ann' }
 * viewPartAction([{ ...trap, viewAction: () => null }], 'trap', lay, 'Ben'); // => null
 * ```
 */
export function viewPartAction<Battle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  part: string,
  action: PartTypes['action'],
  viewer: Viewer,
): PartTypes['action'] | null {
  let seen: PartTypes['action'] | null = action;
  for (const one of parts) {
    if (one.id !== part || !one.viewAction || !seen) continue;
    seen = soundAction(one.viewAction(seen, viewer), part, 'viewAction');
  }
  return seen;
}
