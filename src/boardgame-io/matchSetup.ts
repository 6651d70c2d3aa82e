import { isWargameError } from '../core/errors/isWargameError';
import type { Game, GameTypes } from '../core/game/game';
import type { BoardgameIoOptions } from './boardgameIoOptions';

/** Whether every match has the same set-up. */
export function hasSetup<Types extends GameTypes>({ setup }: BoardgameIoOptions<Types>): boolean {
  return setup !== undefined;
}

/** What a match is set up with: what is the same for all of them, or else what the lobby was given. */
export function setupOf<Types extends GameTypes>(
  options: BoardgameIoOptions<Types>,
  setupData: unknown,
): Types['setup'] {
  return hasSetup(options) ? options.setup : setupData;
}

/** What is wrong with what a lobby was given; undefined: nothing. */
export function setupFault<Types extends GameTypes>(
  game: Game<Types>,
  options: BoardgameIoOptions<Types>,
  setupData: unknown,
  numPlayers: number,
): string | undefined {
  if (hasSetup(options) && setupData !== undefined) return 'every match has the same set-up: give none';
  try {
    const { length } = game.players(game.parse.setup(setupOf(options, setupData)));
    return length === numPlayers ? undefined : `a match for ${length} players, not for ${numPlayers}`;
  } catch (error) {
    if (isWargameError(error)) return error.message;
    throw error;
  }
}
