import type { Game, GameTypes } from './game';
import type { Match } from './match';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';
import type { Viewer } from './viewer';

/**
 * What a viewer may read of one step: the action, what it made happen, or both.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface HistoryEntry<Types extends GameTypes> {
  /** Absent where the viewer may not know of it. */
  readonly action?: Types['action'];
  readonly events: readonly Types['event'][];
}

/**
 * What happened in a match as a viewer may read it: what the game's `viewAction` and `viewEvent` give, and
 * nothing else. No faces, which events tell of as far as they are public, no seed, no checksums. A step of
 * which a viewer may read nothing has no entry, and the entries have no numbers, so nobody can count what is
 * hidden.
 *
 * @param game - the game
 * @param match - the match
 * @param viewer - a player, or `'spectator'`
 * @returns the entries in the order of play
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, history, type Match } from 'wargame-rules';
 *
 * // The last thing that a spectator may have seen happen.
 * function latestEvent<Types extends GameTypes>(game: Game<Types>, match: Match<Types>): Types['event'] | undefined {
 *   return history(game, match, 'spectator').flatMap(({ events }) => events).at(-1);
 * }
 * ```
 */
export function history<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  viewer: Viewer<Types['player']>,
): readonly HistoryEntry<Types>[] {
  requireGame(game);
  requireMatch(match);
  const { record, events } = match;
  return record.steps.flatMap((step, index): readonly HistoryEntry<Types>[] => {
    const action = viewedAction(game, step.action, viewer);
    const told = events[index] as readonly Types['event'][];
    const seen = told.flatMap((event) => viewedEvent(game, event, viewer) ?? []);
    if (action === null) return seen.length === 0 ? [] : [{ events: seen }];
    return [{ action, events: seen }];
  });
}

/** An action as a viewer may read it; null: not at all. */
export function viewedAction<Types extends GameTypes>(
  game: Game<Types>,
  action: Types['action'],
  viewer: Viewer<Types['player']>,
): Types['action'] | null {
  return game.viewAction ? game.viewAction(action, viewer) : action;
}

/** An event as a viewer may read it; null: not at all. */
export function viewedEvent<Types extends GameTypes>(
  game: Game<Types>,
  event: Types['event'],
  viewer: Viewer<Types['player']>,
): Types['event'] | null {
  return game.viewEvent ? game.viewEvent(event, viewer) : event;
}
