import { WargameError } from '../errors/wargameError';
import type { GameErrorCode } from './gameErrorCode';

/** A fault that shows while a game is played; it names the game. */
export function gameError(code: GameErrorCode, fault: string, game: string): WargameError<GameErrorCode> {
  return new WargameError<GameErrorCode>({ code, message: `${fault} (game "${game}")`, facts: { game } });
}
