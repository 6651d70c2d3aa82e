import type { Violation } from '../errors/violation';
import type { Allowed } from './allowed';
import { allowedUnless } from './allowedUnless';
import type { GameTypes } from './game';
import type { Match } from './match';
import type { RedoErrorCode } from './matchErrorCode';
import { hasKnownFaces, QUESTION_OPEN } from './refuseOpenQuestion';
import { requireMatch } from './requireMatch';

/**
 * Tells whether a player may play again what was undone, and why not. Only the player whose action it was may.
 *
 * @param match - the match
 * @param player - who wants to play it again
 * @returns whether it is allowed, or the reason why not: a player learns nothing of what others undid
 * @throws {@link WargameError} `argument/missing` for what is no match
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
  requireMatch(match);
  return allowedUnless(reasonAgainst(match, player));
}

function reasonAgainst<Types extends GameTypes>(
  match: Match<Types>,
  player: Types['player'],
): Violation<RedoErrorCode> | undefined {
  if (match.undone[0]?.action.player !== player) {
    return { code: 'redo/nothing-left', message: 'you have undone nothing' };
  }
  if (hasKnownFaces(match)) {
    return { code: 'redo/question-open', message: QUESTION_OPEN };
  }
  return undefined;
}
