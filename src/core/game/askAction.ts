import { ask, type DiceQuestion } from '../dice/ask';
import { loggedDice } from '../dice/loggedDice';
import { chainBehind, recordedStep, withStep } from './carryOut';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import type { PlayedAction } from './matchRecord';
import { parsedCopy } from './parsedCopy';
import { refuseOpenQuestion } from './refuseOpenQuestion';
import { requireGame } from './requireGame';
import { hasASeed } from './stepDice';

/**
 * What an action on dice rolled by hand comes to: the match with a step more, or the match in the middle of a
 * question. Both are plain JSON, to be saved and continued.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export type AskedAction<Types extends GameTypes> =
  | { readonly done: true; readonly match: Match<Types> }
  | { readonly done: false; readonly match: Match<Types>; readonly question: DiceQuestion };

/**
 * Plays an action on dice rolled by hand: it is played at once if no die is due, else the match waits for the
 * faces. Give them to {@link answerQuestion}.
 *
 * As long as none of its dice is known, another action may still be played instead.
 *
 * @param game - the game
 * @param match - the match so far; it is not changed
 * @param action - the action; it goes through the game's `parse` and is copied
 * @returns the match with a step more, or the match with the question
 * @throws {@link WargameError} what the game's `check` lists and what its `parse` throws; `parse/malformed` for what
 *   can't be written down, or is deeper than 100 levels; `match/has-a-seed`
 *   where the dice come from a seed; `match/question-open` while dice of an action are half known;
 *   `argument/missing` for what is no match
 * @since 0.1.0
 * @example
 * ```ts
 * import { answerQuestion, askAction, type DiceQuestion, type Game, type GameTypes, type Match } from 'wargame-rules';
 *
 * async function playByHand<Types extends GameTypes>(
 *   game: Game<Types>,
 *   match: Match<Types>,
 *   action: Types['action'],
 *   roll: (question: DiceQuestion) => Promise<readonly number[]>,
 * ): Promise<Match<Types>> {
 *   let asked = askAction(game, match, action);
 *   while (!asked.done) asked = answerQuestion(game, asked.match, await roll(asked.question));
 *   return asked.match;
 * }
 * ```
 */
export function askAction<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  action: Types['action'],
): AskedAction<Types> {
  requireGame(game);
  refuseOpenQuestion(match);
  if (match.record.seed !== undefined) throw hasASeed();
  return askPending(game, match, { action: parsedCopy(game.parse.action(action)), faces: [] });
}

/** Goes on with an action as far as its known dice carry it. */
export function askPending<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  pending: PlayedAction<Types>,
): AskedAction<Types> {
  const { action, faces } = pending;
  const chain = chainBehind(match.record, match.record.steps);
  const asked = ask((dice) => {
    const log = loggedDice(dice);
    const result = game.apply(match.state, action, log);
    return recordedStep<Types>(chain, action, log.rolls(), result);
  }, faces);
  if (asked.done) return { done: true, match: withStep(match, asked.result) };
  const { question } = asked;
  const { recorded } = recordedStep<Types>(chain, action, faces, { state: match.state, events: [] });
  const record = { ...match.record, pending: recorded };
  return { done: false, question, match: { ...match, record, question } };
}
