import { canRedo } from './canRedo';
import { chainBehind, recordedStep, withStep } from './carryOut';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import type { MatchStep } from './matchRecord';
import { noDice } from './noDice';
import { requireAllowed } from './requireAllowed';
import { requireGame } from './requireGame';

/**
 * Plays again what {@link undo} took back last. No dice fell for it, so none fall now. Any other action in
 * between forgets what was undone.
 *
 * @param game - the game
 * @param match - the match; it is not changed
 * @param player - who plays it again: the player whose action it was
 * @returns the match with the step again
 * @throws {@link WargameError} `redo/…`: what {@link canRedo} lists
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, type Match, redo, undo } from 'wargame-rules';
 *
 * // Leaves the match as it was.
 * const thereAndBack = <Types extends GameTypes>(game: Game<Types>, match: Match<Types>, player: Types['player']) =>
 *   redo(game, undo(game, match, player), player);
 * ```
 */
export function redo<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  player: Types['player'],
): Match<Types> {
  requireGame(game);
  requireAllowed(canRedo(match, player));
  const [next, ...undone] = match.undone as readonly [MatchStep<Types>];
  const result = game.apply(match.state, next.action, noDice);
  return {
    ...withStep(match, recordedStep(chainBehind(match.record, match.record.steps), next.action, [], result)),
    undone,
  };
}
