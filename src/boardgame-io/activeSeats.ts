import type { Game, GameTypes } from '../core/game/game';
import type { Match } from '../core/game/match';
import type { BoardgameIoOptions } from './boardgameIoOptions';
import { seatsOfPlayers } from './seats';

/** The seats that boardgame.io is to hear: it drops what others send without a word. */
export function activeSeats<Types extends GameTypes>(
  game: Game<Types>,
  { undoOutOfTurn = false }: BoardgameIoOptions<Types>,
  match: Match<Types>,
): string[] {
  const heard = undoOutOfTurn ? game.players(match.record.setup) : game.toAct(match.state);
  return seatsOfPlayers(game, match, heard);
}
