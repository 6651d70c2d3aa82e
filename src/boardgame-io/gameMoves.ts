import type { Dice } from '../core/dice/dice';
import { secureDice } from '../core/dice/secureDice';
import { isWargameError } from '../core/errors/isWargameError';
import type { Violation } from '../core/errors/violation';
import { WargameError } from '../core/errors/wargameError';
import type { Game, GameTypes } from '../core/game/game';
import type { Match } from '../core/game/match';
import { plainCopy } from '../core/game/plainCopy';
import { playAction } from '../core/game/playAction';
import { redo } from '../core/game/redo';
import { startMatch } from '../core/game/startMatch';
import { undo } from '../core/game/undo';
import { activeSeats } from './activeSeats';
import type { BoardgameIoErrorCode } from './boardgameIoErrorCode';
import type { BoardgameIoGame, BoardgameIoMove } from './boardgameIoGame';
import type { BoardgameIoOptions } from './boardgameIoOptions';
import type { Held, Refusals } from './held';
import { setupOf } from './matchSetup';
import { playerAt } from './seats';

type Attempt<Types extends GameTypes> = (
  match: Match<Types>,
  player: Types['player'],
  input: unknown,
) => Match<Types>;

/** The moves of a game. */
export function gameMoves<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
): BoardgameIoGame<Types, Held<Types>>['moves'] {
  const moveOf = (attempt: Attempt<Types>) => gameMove(game, options, attempt);
  return {
    begin: moveOf((match) => match),
    act: moveOf((match, player, input) => {
      const action = game.parse.action(input);
      if (action.player !== player) throw notYours(player);
      return playAction(game, match, action, diceOf(options));
    }),
    undo: moveOf((match, player) => undo(game, match, player)),
    redo: moveOf((match, player) => redo(game, match, player)),
  };
}

function gameMove<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
  attempt: Attempt<Types>,
): BoardgameIoMove<Held<Types>> {
  return {
    client: false,
    redact: true,
    ignoreStaleStateID: true,
    undoable: false,
    move({ G, rawG = G, playerID, events }, input) {
      const held = rawG as Held<Types>;
      const match = held.match ?? startMatch(game, setupOf(options, held.setupData), diceOf(options));
      const after = attempted(game, { ...held, match }, playerID, (player) => attempt(match, player, input));
      events.setActivePlayers(activeSeats(game, options, after.match));
      return after;
    },
  };
}

type Begun<Types extends GameTypes> = Held<Types> & { readonly match: Match<Types> };

/** Where boardgame.io would drop a move in silence, its reasons are kept for the player to read. */
function attempted<Types extends GameTypes>(
  game: Game<Types>,
  { match, refusals = {} }: Begun<Types>,
  seat: string,
  attempt: (player: Types['player']) => Match<Types>,
): Begun<Types> {
  const player = playerAt(game, match, seat);
  if (player === undefined) return { match, refusals };
  const { [seat]: _, ...others } = refusals;
  try {
    return { match: attempt(player), refusals: others };
  } catch (error) {
    if (!isWargameError(error)) throw error;
    return { match, refusals: withRefusal(others, seat, error.violations) };
  }
}

/** A copy, since immer freezes all that a move gives, and the reasons may be constants of the game. */
function withRefusal(refusals: Refusals, seat: string, violations: readonly Violation[]): Refusals {
  return { ...refusals, [seat]: plainCopy(violations) };
}

/** Made when they are needed: a client that only looks needs none. */
function diceOf<Types extends GameTypes>({ dice }: BoardgameIoOptions<Types>): Dice {
  return dice ?? secureDice();
}

function notYours(player: string): WargameError<BoardgameIoErrorCode> {
  return new WargameError<BoardgameIoErrorCode>({
    code: 'boardgame-io/not-your-action',
    message: `you are ${player}`,
    path: 'player',
  });
}
