import type { Game, GameTypes } from '../core/game/game';
import type { BoardgameIoGame } from './boardgameIoGame';
import type { BoardgameIoOptions } from './boardgameIoOptions';
import { clientView } from './clientView';
import { enumerate } from './enumerate';
import { noEvents } from './events';
import { gameMoves } from './gameMoves';
import { gameOver } from './gameOver';
import { gamePlugin } from './gamePlugin';
import type { Held } from './held';
import { hasSetup, setupFault } from './matchSetup';

/**
 * Makes a game for boardgame.io 0.50 of any game: one object for its server, its clients and its bots.
 *
 * The server keeps the match; a client gets what its player may see, what he may do, and why his last move was
 * refused. The seats `'0'`, `'1'`, … are the players in the order of the game's `players`. The moves are `begin`,
 * `act`, `undo` and `redo`; whichever comes first begins the match.
 *
 * @param game - the game
 * @param options - the set-up of its matches, and the dice of the server
 * @returns the game, a new object each time: boardgame.io writes into it, and tells games apart by it
 * @throws {@link WargameError} what the game's `parse` throws for a set-up that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { boardgameIo } from 'wargame-rules/boardgame-io';
 * import { openHostility } from 'wargame-rules/open-play';
 *
 * const game = boardgameIo(openHostility, { setup: { players: ['Ann', 'Ben'] } });
 * game.name; // => 'open-hostility'
 * game.maxPlayers; // => 2
 * Object.keys(game.moves); // => ['begin', 'act', 'undo', 'redo']
 * // Everybody gets to see this, so nothing stands in it.
 * game.setup({}); // => {}
 * ```
 */
export function boardgameIo<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types> = {},
): BoardgameIoGame<Types> {
  const held: BoardgameIoGame<Types, Held<Types>> = {
    name: game.id.replaceAll(' ', '-'),
    ...(hasSetup(options) && seatsFor(game.players(game.parse.setup(options.setup)).length)),
    // With patches instead of whole states, clients lose track after a move on a stale state.
    deltaState: false,
    disableUndo: true,
    events: noEvents(),
    // Nobody knows yet who is to act: whoever is there begins.
    turn: { activePlayers: { all: 'begin' } },
    plugins: [gamePlugin(game, options)],
    moves: gameMoves(game, options),
    ai: { enumerate: (G, _, seat) => enumerate(game, G, seat) },
    setup: (_, setupData) => (setupData === undefined ? {} : { setupData }),
    validateSetupData: (setupData, numPlayers) => setupFault(game, options, setupData, numPlayers),
    endIf: ({ G }) => gameOver(game, G),
    playerView: ({ G, playerID }) => clientView(game, options, G, playerID),
  };
  // boardgame.io has one type for what the server keeps and what clients get. Only the latter is read by anybody.
  return held as unknown as BoardgameIoGame<Types>;
}

function seatsFor(count: number): { readonly minPlayers: number; readonly maxPlayers: number } {
  return { minPlayers: count, maxPlayers: count };
}
