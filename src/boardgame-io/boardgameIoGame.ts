import type { GameTypes } from '../core/game/game';
import type { Reason } from '../core/game/outcome';
import type { BoardgameIoView } from './boardgameIoView';
import type { BoardgameIoEvent } from './events';

/**
 * How a match ended, in the terms of boardgame.io: seats instead of players. It stands in `ctx.gameover`.
 *
 * @since 0.1.0
 */
export interface BoardgameIoOver {
  /** The seat of the winner, where there is just one. */
  readonly winner?: string;
  /** There where nobody won. */
  readonly draw?: true;
  /** The seats of all winners. */
  readonly winners: readonly string[];
  /** Why, in the order in which the rules ask. */
  readonly reasons: readonly Reason[];
}

/**
 * What boardgame.io hands to a move, as far as it is used.
 *
 * @typeParam Kept - what boardgame.io keeps
 * @since 0.1.0
 */
export interface BoardgameIoContext<Kept> {
  readonly G: Kept;
  /** The seat that makes the move: `'0'` is the first player of the game. */
  readonly playerID: string;
  readonly events: {
    /** Says whose turn it is from here on: several seats where several may act. */
    setActivePlayers(seats: string[]): void;
  };
  /** `G` as it is, where immer would hand out a draft of it. */
  readonly rawG?: unknown;
}

/**
 * A move: it runs on the server only, is not shown to others, and is judged by the state that it meets there.
 *
 * @typeParam G - what boardgame.io keeps
 * @since 0.1.0
 */
export interface BoardgameIoMove<G> {
  readonly client: false;
  readonly redact: true;
  readonly ignoreStaleStateID: true;
  readonly undoable: false;
  /** Plays the move, with what the player gives to it. */
  readonly move: (context: BoardgameIoContext<G>, input?: unknown) => G;
}

/**
 * The plugin that every game brings along: it leads `G` past immer, and refuses what would change the course of a
 * match other than by a move.
 *
 * @typeParam G - what boardgame.io keeps
 * @since 0.1.0
 */
export interface BoardgameIoPlugin<G> {
  readonly name: string;
  /** Wraps what boardgame.io calls, so that `G` passes it by as it is. */
  fnWrap<Context extends { readonly G: G }>(
    method: (context: Context, ...rest: unknown[]) => unknown,
  ): (context: Context, ...rest: unknown[]) => unknown;
  /** Why what was just done may not stand, or false. */
  isInvalid(context: { readonly G: G; readonly ctx: BoardgameIoTurn }): false | string;
}

/**
 * What boardgame.io says of the course of a match, as far as it is used.
 *
 * @since 0.1.0
 */
export interface BoardgameIoTurn {
  readonly numPlayers: number;
  readonly activePlayers: { readonly [seat: string]: unknown } | null;
  readonly gameover?: unknown;
}

/**
 * A game for boardgame.io 0.50: give it to its `Client`, `Server` and bots.
 *
 * @typeParam Types - the types of the game, in one bag
 * @typeParam G - what `G` is taken for; to all who use the game from outside, what clients find there
 * @since 0.1.0
 */
export interface BoardgameIoGame<Types extends GameTypes, G = BoardgameIoView<Types>> {
  /** The id of the game, with dashes for spaces. */
  readonly name: string;
  /** There where every match has the same set-up. */
  readonly minPlayers?: number;
  /** There where every match has the same set-up. */
  readonly maxPlayers?: number;
  readonly deltaState: false;
  readonly disableUndo: true;
  readonly events: { readonly [name in BoardgameIoEvent]: false };
  readonly turn: { readonly activePlayers: { readonly all: string } };
  readonly plugins: BoardgameIoPlugin<G>[];
  readonly moves: {
    /** Begins the match, if no other move has yet. */
    readonly begin: BoardgameIoMove<G>;
    /** Plays an action, which is the only argument. */
    readonly act: BoardgameIoMove<G>;
    /** Takes back one's own last action. */
    readonly undo: BoardgameIoMove<G>;
    /** Plays again what one took back last. */
    readonly redo: BoardgameIoMove<G>;
  };
  readonly ai: {
    /**
     * What a bot may do. boardgame.io hands its bots everything there is to know, so they cheat where anything is
     * hidden; a fair bot is a client like any other.
     */
    readonly enumerate: (
      G: G,
      turn: unknown,
      seat: string,
    ) => { readonly move: string; readonly args: unknown[] }[];
  };
  /** Gives a stub, for boardgame.io sends it to everybody: the first move begins the match. */
  readonly setup: (context: unknown, setupData?: unknown) => G;
  /** What is wrong with what a lobby was given to set a match up; undefined: nothing. */
  readonly validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  /** How the match ended; undefined while it goes on. */
  readonly endIf: (context: { readonly G: G }) => BoardgameIoOver | undefined;
  /** What a seat may see of `G`; without a seat, what a spectator may. */
  readonly playerView: (context: {
    readonly G: G;
    readonly playerID: string | null;
  }) => BoardgameIoView<Types>;
}
