import type { Violation } from '../errors/violation';
import { wrongArgument } from '../errors/wrongArgument';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import type { CorrectionErrorCode } from './matchErrorCode';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';

/**
 * What the players want to put right.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface CorrectionRequest<Types extends GameTypes> {
  /**
   * The index of the step in the record; behind the last one, where an action waits for dice, that action.
   */
  readonly step: number;
  /** Who agrees. Every player must. */
  readonly agreed: readonly Types['player'][];
  /** What should stand there instead; left out, the step is taken out. */
  readonly action?: Types['action'];
}

/**
 * Lists why a correction is not allowed, other than for an action that breaks the rules of the game.
 *
 * @param game - the game
 * @param match - the match
 * @param correction - what is to be put right
 * @returns every reason; empty when it is allowed
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkCorrection, type Game, type GameTypes, type Match } from 'wargame-rules';
 *
 * // Whether those who agree may take the last step out already.
 * function mayTakeOut<Types extends GameTypes>(game: Game<Types>, match: Match<Types>, agreed: Types['player'][]) {
 *   const step = match.record.steps.length - 1;
 *   return checkCorrection(game, match, { step, agreed }).length === 0;
 * }
 * ```
 */
export function checkCorrection<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  correction: CorrectionRequest<Types>,
): readonly Violation<CorrectionErrorCode>[] {
  requireGame(game);
  requireMatch(match);
  const { step, agreed } = correction ?? {};
  if (!Array.isArray(agreed)) throw wrongArgument('agreed', 'a list of players');
  const { record } = match;
  const violations: Violation<CorrectionErrorCode>[] = [];
  const last = record.steps.length - (record.pending ? 0 : 1);
  if (!(Number.isInteger(step) && step >= 0 && step <= last)) {
    violations.push({
      code: 'correct/no-such-step',
      message: 'there is no such step',
      path: 'step',
      facts: { steps: last + 1 },
    });
  }
  const players: readonly string[] = game.players(record.setup);
  const missing = players.filter((player) => !agreed.includes(player));
  if (missing.length > 0) {
    violations.push({
      code: 'correct/not-agreed',
      message: `${missing.join(', ')} must agree too`,
      path: 'agreed',
      facts: { missing },
    });
  }
  agreed.forEach((player, index) => {
    if (players.includes(player)) return;
    violations.push({
      code: 'correct/unknown-player',
      message: 'no player of this match',
      path: `agreed[${index}]`,
    });
  });
  return violations;
}
