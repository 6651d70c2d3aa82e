import type { Allowed } from '../core/game/allowed';
import type { Game, GameTypes } from '../core/game/game';
import { matchView } from '../core/game/matchView';
import type { Viewer } from '../core/game/viewer';
import { activeSeats } from './activeSeats';
import type { BoardgameIoErrorCode } from './boardgameIoErrorCode';
import type { BoardgameIoOptions } from './boardgameIoOptions';
import type { BoardgameIoView } from './boardgameIoView';
import type { Held } from './held';
import { playerAt } from './seats';

const UNHEARD: Allowed<BoardgameIoErrorCode> = {
  allowed: false,
  violations: [{ code: 'boardgame-io/not-to-act', message: 'you are not to act' }],
};

/** All that a seat may know of a match. Whoever has no seat of the game is a spectator. */
export function clientView<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
  { match, refusals = {} }: Held<Types>,
  seat: string | null | undefined,
): BoardgameIoView<Types> {
  if (!match) return { begun: false };
  const player = playerAt(game, match, seat);
  const viewer: Viewer<Types['player']> = player ?? 'spectator';
  const view = { ...matchView(game, match, viewer), begun: true, viewer } as const;
  if (player === undefined) return { ...view, actions: [], refusal: [] };
  const isHeard = activeSeats(game, options, match).includes(seat as string);
  return {
    ...view,
    actions: view.toAct.includes(player) ? game.actions(match.state, player) : [],
    refusal: refusals[seat as string] ?? [],
    ...(!isHeard && { undo: UNHEARD, redo: UNHEARD }),
  };
}
