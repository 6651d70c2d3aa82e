import type { DiceQuestion } from '../dice/ask';
import type { Allowed } from './allowed';
import { canRedo } from './canRedo';
import { canUndo } from './canUndo';
import type { Game, GameTypes } from './game';
import { type HistoryEntry, history, viewedAction } from './history';
import type { Match } from './match';
import type { RedoErrorCode, UndoErrorCode } from './matchErrorCode';
import type { Outcome } from './outcome';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';
import type { Viewer } from './viewer';

/**
 * A correction as a viewer may read it.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface ViewedCorrection<Types extends GameTypes> {
  readonly agreed: readonly Types['player'][];
  /** The action that was corrected; absent where the viewer may not know of it. */
  readonly was?: Types['action'];
  /** The action instead; absent where there is none, or the viewer may not know of it. */
  readonly action?: Types['action'];
}

/**
 * A match as a viewer may see it.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface MatchView<Types extends GameTypes> {
  /** What the viewer may see of the state. */
  readonly view: Types['view'];
  /** Who may act now. */
  readonly toAct: readonly Types['player'][];
  /** How the match ended; null while it goes on. */
  readonly outcome: Outcome<Types['player']> | null;
  readonly history: readonly HistoryEntry<Types>[];
  readonly corrections: readonly ViewedCorrection<Types>[];
  /** Whether the viewer may take back the last action. */
  readonly undo: Allowed<UndoErrorCode>;
  /** Whether the viewer may play again what was undone. */
  readonly redo: Allowed<RedoErrorCode>;
  /** The dice to roll by hand, for the player whose action asks for them. */
  readonly question?: DiceQuestion;
}

/**
 * All of a match that a viewer may see, as plain JSON: what a server sends to a client. It holds no state, no
 * set-up, no faces, no seed.
 *
 * @param game - the game
 * @param match - the match
 * @param viewer - a player, or `'spectator'`
 * @returns what the viewer may see
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, type Match, matchView } from 'wargame-rules';
 *
 * // What a server sends: to each player, and to those who watch.
 * function messages<Types extends GameTypes>(game: Game<Types>, match: Match<Types>): readonly string[] {
 *   const viewers = [...game.players(match.record.setup), 'spectator' as const];
 *   return viewers.map((viewer) => JSON.stringify(matchView(game, match, viewer)));
 * }
 * ```
 */
export function matchView<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  viewer: Viewer<Types['player']>,
): MatchView<Types> {
  requireGame(game);
  requireMatch(match);
  const { record, state, question } = match;
  return {
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    outcome: game.outcome(state),
    history: history(game, match, viewer),
    corrections: viewedCorrections(game, match, viewer),
    undo: canUndo(match, viewer),
    redo: canRedo(match, viewer),
    ...(question && record.pending?.action.player === viewer && { question }),
  };
}

/** The corrections of a match as a viewer may read them. */
export function viewedCorrections<Types extends GameTypes>(
  game: Game<Types>,
  { record }: Match<Types>,
  viewer: Viewer<Types['player']>,
): readonly ViewedCorrection<Types>[] {
  const viewed = (action: Types['action'] | undefined): Types['action'] | null =>
    action === undefined ? null : viewedAction(game, action, viewer);
  return record.corrections.map(({ agreed, action, was: [first] }) => {
    const before = viewed(first?.action);
    const instead = viewed(action);
    return { agreed, ...(before && { was: before }), ...(instead && { action: instead }) };
  });
}
