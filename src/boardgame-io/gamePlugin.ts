import type { Game, GameTypes } from '../core/game/game';
import { activeSeats } from './activeSeats';
import type { BoardgameIoPlugin, BoardgameIoTurn } from './boardgameIoGame';
import type { BoardgameIoOptions } from './boardgameIoOptions';
import { gameOver } from './gameOver';
import type { Held } from './held';
import { seatsOf } from './seats';

/** The plugin of a game. It keeps nothing of its own: boardgame.io would send it to everybody. */
export function gamePlugin<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
): BoardgameIoPlugin<Held<Types>> {
  return {
    name: 'wargame-rules',
    // Wrapped around immer, so that moves get at what they need no draft of.
    fnWrap:
      (method) =>
      (context, ...rest) =>
        method({ ...context, rawG: context.G }, ...rest),
    // Clients may send events that the game has switched off: its server carries them out all the same.
    isInvalid: ({ G, ctx }) =>
      isOnCourse(game, options, G, ctx) ? false : 'only moves change the course of a match',
  };
}

/** Whether those are active whom the game wants, and nobody ended it before its time. */
function isOnCourse<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
  held: Held<Types>,
  { numPlayers, activePlayers, gameover }: BoardgameIoTurn,
): boolean {
  if (gameOver(game, held)) return true;
  const active = held.match ? activeSeats(game, options, held.match) : seatsOf(numPlayers);
  const found = Object.keys(activePlayers ?? {});
  return (
    gameover === undefined && found.length === active.length && active.every((seat) => found.includes(seat))
  );
}
