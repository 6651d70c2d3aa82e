import type { Dice } from '../dice/dice';
import { chainBehind, recordedStep, withStep } from './carryOut';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import { parsedCopy } from './parsedCopy';
import { recordingDice } from './recordingDice';
import { refuseOpenQuestion } from './refuseOpenQuestion';
import { requireGame } from './requireGame';
import { stepDice } from './stepDice';

/**
 * Plays an action and writes it down with every die that falls. Takes as long however long the match has
 * lasted, but for copying the lists of its steps.
 *
 * @param game - the game
 * @param match - the match so far; it is not changed
 * @param action - the action; it goes through the game's `parse` and is copied
 * @param dice - the dice. Leave them out in a match with a seed, and where no die will fall
 * @returns the match with a step more; the last of its `events` are those of this action
 * @throws {@link WargameError} what the game's `check` lists and what its `parse` throws; `parse/malformed` for what
 *   can't be written down, or is deeper than 100 levels; `match/has-a-seed`
 *   for other dice than the seed's; `match/no-dice` when a die is due and there are none; `match/question-open`
 *   while dice of an action are half known; `argument/missing` for what is no match, or no dice
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game, playAction, scriptedDice, startMatch } from 'wargame-rules';
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
 * const doubled = playAction(pot, start, { type: 'double', player: 'Ann' });
 * const rolled = playAction(pot, doubled, { type: 'roll', player: 'Ann' }, scriptedDice([5]));
 * rolled.state; // => 7
 * rolled.events.at(-1); // => [{ type: 'held', sum: 7 }]
 * rolled.record.steps.at(-1)?.faces; // => [{ face: 5, sides: 6 }]
 * ```
 */
export function playAction<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  action: Types['action'],
  dice?: Dice,
): Match<Types> {
  requireGame(game);
  refuseOpenQuestion(match);
  const { record, state } = match;
  const source = stepDice(record.seed, record.steps.length, record.corrections.length, dice);
  const parsed = parsedCopy(game.parse.action(action));
  const log = recordingDice(source);
  const result = game.apply(state, parsed, log);
  return withStep(match, recordedStep(chainBehind(record, record.steps), parsed, log.rolls(), result));
}
