import type { Violation } from '../core/errors/violation';
import type { Allowed } from '../core/game/allowed';
import type { GameTypes } from '../core/game/game';
import type { RedoErrorCode, UndoErrorCode } from '../core/game/matchErrorCode';
import type { MatchView } from '../core/game/matchView';
import type { Viewer } from '../core/game/viewer';
import type { BoardgameIoErrorCode } from './boardgameIoErrorCode';

/**
 * A match under way as a client of boardgame.io finds it under `G`.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface BegunView<Types extends GameTypes> extends Omit<MatchView<Types>, 'undo' | 'redo'> {
  readonly begun: true;
  /** Who the client is in the match: the player whose seat it has, or `'spectator'`. */
  readonly viewer: Viewer<Types['player']>;
  /** What the viewer may do, each to be sent as it is; empty where he is not to act, null where it can't be listed. */
  readonly actions: readonly Types['action'][] | null;
  /** Why the viewer's last move was refused; empty where it was not. */
  readonly refusal: readonly Violation[];
  /** Whether the viewer may take back the last action through boardgame.io, which hears active players only. */
  readonly undo: Allowed<UndoErrorCode | BoardgameIoErrorCode>;
  /** Whether the viewer may play again what was undone, likewise. */
  readonly redo: Allowed<RedoErrorCode | BoardgameIoErrorCode>;
}

/**
 * What a client of boardgame.io finds under `G`: nothing until somebody made the first move, then the match as he
 * may see it.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export type BoardgameIoView<Types extends GameTypes> = { readonly begun: false } | BegunView<Types>;
