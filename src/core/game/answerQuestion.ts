import { requireFaces } from '../dice/requireFaces';
import { scriptedDice } from '../dice/scriptedDice';
import { WargameError } from '../errors/wargameError';
import { type AskedAction, askPending } from './askAction';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import type { MatchErrorCode } from './matchErrorCode';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';

/**
 * Gives the faces of dice rolled by hand to the action that waits for them.
 *
 * @param game - the game
 * @param match - a match with a question, as {@link askAction} or this function gave it
 * @param faces - the faces; fewer than asked for are fine, the rest is asked for again
 * @returns the match with a step more, or the match with the next question
 * @throws {@link WargameError} `match/no-question` when nothing was asked; `dice/impossible-face` for a face
 *   that the die has not, `dice/left-over` for more faces than asked for; `argument/missing` for what is no match, or
 *   no list
 * @since 0.1.0
 * @example
 * ```ts
 * import { answerQuestion, askAction, d6, defineGame, type Game, scriptedDice, startMatch } from 'wargame-rules';
 *
 * // Ann fills a pot: she adds a die, or doubles what is in it, until it holds twenty.
 * type Pot = {
 *   setup: null; state: number; view: number; player: 'Ann'; event: { type: 'held'; sum: number };
 *   action: { type: 'roll' | 'double'; player: 'Ann' };
 * };
 * const pot: Game<Pot> = defineGame<Pot>({
 *   id: 'pot',
 *   version: 1,
 *   parse: { setup: () => null, action: (json) => json as Pot['action'] },
 *   players: () => ['Ann'],
 *   start: () => 1,
 *   toAct: (held) => (held < 20 ? ['Ann'] : []),
 *   check: (held) => (held < 20 ? [] : [{ code: 'pot/full', message: 'the pot is full' }]),
 *   actions: () => [{ type: 'roll', player: 'Ann' }, { type: 'double', player: 'Ann' }],
 *   apply(held, { type }, dice) {
 *     const sum = type === 'roll' ? held + d6(dice) : held * 2;
 *     return { state: sum, events: [{ type: 'held', sum }] };
 *   },
 *   outcome: (held) => (held < 20 ? null : { winners: ['Ann'], reasons: [] }),
 *   view: (held) => held,
 * });
 * const start = startMatch(pot, null, scriptedDice([]));
 * const asked = askAction(pot, start, { type: 'roll', player: 'Ann' });
 * asked.match.question; // => { count: 1, sides: 6 }
 * const saved = JSON.stringify(asked.match);
 * answerQuestion(pot, JSON.parse(saved), [4]).match.state; // => 5
 * ```
 */
export function answerQuestion<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  faces: readonly number[],
): AskedAction<Types> {
  requireGame(game);
  requireMatch(match);
  const { question, record } = match;
  if (!question || !record.pending) {
    throw new WargameError<MatchErrorCode>({
      code: 'match/no-question',
      message: 'no dice were asked for',
    });
  }
  const { count, sides, label } = question;
  // A handful half known is not rolled yet: without this a face that can't be would be saved with it.
  const script = scriptedDice(requireFaces(faces, 'faces'));
  const rolled = Math.min(count, faces.length);
  const known = Array.from({ length: rolled }, () => {
    const face = script.roll(sides, label);
    return label === undefined ? { face, sides } : { face, sides, label };
  });
  script.finish();
  return askPending(game, match, { ...record.pending, faces: [...record.pending.faces, ...known] });
}
