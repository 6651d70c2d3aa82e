import type { Game, GameTypes } from '../core/game/game';
import type { BoardgameIoOver } from './boardgameIoGame';
import type { Held } from './held';
import { seatsOfPlayers } from './seats';

/** How a match ended, for `ctx.gameover`; undefined while it goes on. */
export function gameOver<Types extends GameTypes>(
  game: Game<Types>,
  { match }: Held<Types>,
): BoardgameIoOver | undefined {
  const outcome = match && game.outcome(match.state);
  if (!match || !outcome) return undefined;
  const winners = seatsOfPlayers(game, match, outcome.winners);
  const [winner, ...others] = winners;
  return {
    ...(winner !== undefined && others.length === 0 && { winner }),
    ...(winner === undefined && { draw: true }),
    winners,
    reasons: outcome.reasons,
  };
}
