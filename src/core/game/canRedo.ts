import type { Violation } from '../errors/violation';
import type { Allowed } from './allowed';
import type { GameTypes } from './game';
import type { Match } from './match';
import type { RedoErrorCode } from './matchErrorCode';
import { hasKnownFaces } from './refuseOpenQuestion';

/**
 * Tells whether a player may play again what was undone, and why not. Only the player whose action it was may.
 *
 * @param match - the match
 * @param player - who wants to play it again
 * @returns whether it is allowed, or the reason why not: a player learns nothing of what others undid
 * @since 0.1.0
 * @example
 * ```ts
 * import { canRedo, type Game, type GameTypes, type Match, redo } from 'wargame-rules';
 *
 * const redoIfAny = <Types extends GameTypes>(game: Game<Types>, match: Match<Types>, player: Types['player']) =>
 *   canRedo(match, player).allowed ? redo(game, match, player) : match;
 * ```
 */
export function canRedo<Types extends GameTypes>(
  match: Match<Types>,
  player: Types['player'],
): Allowed<RedoErrorCode> {
  const reason = reasonAgainst(match, player);
  return reason ? { allowed: false, violations: [reason] } : { allowed: true };
}

function reasonAgainst<Types extends GameTypes>(
  match: Match<Types>,
  player: Types['player'],
): Violation<RedoErrorCode> | undefined {
  if (match.undone[0]?.action.player !== player) {
    return { code: 'redo/nothing-left', message: 'you have undone nothing' };
  }
  if (hasKnownFaces(match)) {
    return { code: 'redo/question-open', message: 'an action waits for the rest of its dice' };
  }
  return undefined;
}
