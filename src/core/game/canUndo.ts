import type { Violation } from '../errors/violation';
import type { Allowed } from './allowed';
import { allowedUnless } from './allowedUnless';
import type { GameTypes } from './game';
import type { Match, Seal } from './match';
import type { UndoErrorCode } from './matchErrorCode';
import { hasKnownFaces, QUESTION_OPEN } from './refuseOpenQuestion';
import { requireMatch } from './requireMatch';

const SEALED: { readonly [seal in NonNullable<Seal>]: Violation<UndoErrorCode> } = {
  dice: { code: 'undo/dice-fell', message: 'dice fell for your last action' },
  reveal: { code: 'undo/secret-shown', message: 'your last action showed a secret' },
  commit: { code: 'undo/choice-committed', message: 'your last action committed a choice' },
};

/**
 * Tells whether a player may take back the last action, and why not.
 *
 * Only the player whose action it was may, and not once dice fell for it, a secret was shown or a choice
 * committed. Nobody may while dice of an action are half known. See {@link correct} for mistakes behind that. Else
 * the answer speaks of the player's own last action only.
 *
 * A player who could have taken back his action learns here that somebody acted since, even if he may not see
 * the action. Where that must stay hidden too, the game seals such actions as commitments.
 *
 * @param match - the match
 * @param player - who wants to take it back
 * @returns whether it is allowed, or why not
 * @throws {@link WargameError} `argument/missing` for what is no match
 * @since 0.1.0
 * @example
 * ```ts
 * import { canUndo, type GameTypes, type Match } from 'wargame-rules';
 *
 * // What to write on the button.
 * function undoButton<Types extends GameTypes>(match: Match<Types>, player: Types['player']): string {
 *   const undo = canUndo(match, player);
 *   return undo.allowed ? 'Undo' : `Undo (${undo.violations.map(({ message }) => message).join('; ')})`;
 * }
 * ```
 */
export function canUndo<Types extends GameTypes>(
  match: Match<Types>,
  player: Types['player'],
): Allowed<UndoErrorCode> {
  requireMatch(match);
  return allowedUnless(reasonAgainst(match, player));
}

/** It looks at nothing but what the player did himself, as far as it can: the rest may be secret. */
function reasonAgainst<Types extends GameTypes>(
  match: Match<Types>,
  player: Types['player'],
): Violation<UndoErrorCode> | undefined {
  const { steps } = match.record;
  const own = steps.map(({ action }) => action.player).lastIndexOf(player);
  if (own < 0) return { code: 'undo/nothing-left', message: 'you have done nothing yet' };
  if (hasKnownFaces(match)) {
    return { code: 'undo/question-open', message: QUESTION_OPEN };
  }
  const seal = match.seals[own];
  if (seal) return SEALED[seal];
  if (own < steps.length - 1) {
    return { code: 'undo/others-acted', message: 'somebody else has acted since' };
  }
  return undefined;
}
