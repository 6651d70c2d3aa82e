import { secureDice } from '../core/dice/secureDice';
import type { Game, GameTypes } from '../core/game/game';
import { randomAction } from '../core/game/randomAction';
import type { Held } from './held';
import { playerAt } from './seats';

/** What a bot may do, as the moves to make; one proposal where the game can't list it. */
export function enumerate<Types extends GameTypes>(
  game: Game<Types>,
  { match }: Held<Types>,
  seat: string,
): { readonly move: string; readonly args: unknown[] }[] {
  if (!match) return [{ move: 'begin', args: [] }];
  const player = playerAt(game, match, seat);
  if (player === undefined || !game.toAct(match.state).includes(player)) return [];
  // Never the dice of the match: a bot that ponders would roll them away.
  const actions = game.actions(match.state, player) ?? [
    randomAction(game, match.state, player, secureDice()),
  ];
  return actions.map((action) => ({ move: 'act', args: [action] }));
}
