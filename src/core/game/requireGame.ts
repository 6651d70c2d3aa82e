import { wrongArgument } from '../errors/wrongArgument';
import type { Game, GameTypes } from './game';

/** Refuses what is no game: a match or a mission is taken for it most easily. */
export function requireGame<Types extends GameTypes>(game: Game<Types>): void {
  if (typeof game?.apply !== 'function') throw wrongArgument('game', 'a game, as `defineGame` gives it');
}
