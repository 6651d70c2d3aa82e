import type { Game, GameTypes } from '../core/game/game';
import type { Match } from '../core/game/match';

/** The seats of a match: boardgame.io numbers its players from '0'. */
export function seatsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

/** The player of a seat; undefined for no seat, and for one that the game has no player for. */
export function playerAt<Types extends GameTypes>(
  game: Game<Types>,
  { record }: Match<Types>,
  seat: string | null | undefined,
): Types['player'] | undefined {
  return game.players(record.setup).find((_, index) => String(index) === seat);
}

/** The seats of players, in the order of the seats. */
export function seatsOfPlayers<Types extends GameTypes>(
  game: Game<Types>,
  { record }: Match<Types>,
  players: readonly Types['player'][],
): string[] {
  return game
    .players(record.setup)
    .flatMap((player, index) => (players.includes(player) ? [String(index)] : []));
}
