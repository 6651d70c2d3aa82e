/**
 * What the server refuses before the game is asked, and why a player can't undo or redo through it.
 *
 * @since 0.1.0
 */
export type BoardgameIoErrorCode = 'boardgame-io/not-your-action' | 'boardgame-io/not-to-act';
