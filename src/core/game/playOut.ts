import { derive } from '../dice/derive';
import type { Dice } from '../dice/dice';
import type { Seed } from '../dice/seed';
import { seededDice } from '../dice/seededDice';
import { requireFunction } from '../errors/requireFunction';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { wrongArgument } from '../errors/wrongArgument';
import { hasMembers } from '../shape/hasMembers';
import type { Game, GameTypes } from './game';
import { gameError } from './gameError';
import type { Match } from './match';
import { MOST_STEPS } from './mostSteps';
import { playAction } from './playAction';
import { randomAction } from './randomAction';
import { requireGame } from './requireGame';
import { requireMatch } from './requireMatch';

/**
 * Somebody who picks actions. What it gets as dice is a stream of its own.
 *
 * The state holds every secret: a bot that plays fair looks at `game.view(state, player)` only.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export type Bot<Types extends GameTypes> = (
  game: Game<Types>,
  state: Types['state'],
  player: Types['player'],
  dice: Dice,
) => Types['action'];

/**
 * How a match is played out.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface PlayOutOptions<Types extends GameTypes> {
  /** What the bots' own dice come from: `derive(botSeed, 'bot', player, step)`. */
  readonly botSeed: Seed;
  /**
   * Who picks the actions; {@link randomAction} unless told. It is told for whom, so that each player may have a bot of
   * his own: `(game, state, player, dice) => bots[player](game, state, player, dice)`.
   */
  readonly bot?: Bot<Types>;
  /** How many steps the whole match may take; 10,000 unless told. */
  readonly mostSteps?: number;
  /** The dice of the match; left out where it has a seed. */
  readonly dice?: Dice;
}

/**
 * Plays a match to its end with bots. Where several players may act at once, the first of them does.
 *
 * @param game - the game
 * @param match - a match, just begun or under way; it is not changed
 * @param options - the bots, their seed, the dice
 * @returns the finished match
 * @throws {@link WargameError} `game/too-long` after the most steps allowed; `game/stuck` when nobody may act
 *   and the game is not over; and what {@link playAction} throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game, playOut, startMatch } from 'wargame-rules';
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
 * const over = playOut(pot, startMatch(pot, null, { seed: 1 }), { botSeed: 2 });
 * pot.outcome(over.state)?.winners; // => ['Ann']
 * ```
 */
export function playOut<Types extends GameTypes>(
  game: Game<Types>,
  match: Match<Types>,
  options: PlayOutOptions<Types>,
): Match<Types> {
  requireGame(game);
  requireMatch(match);
  if (!hasMembers(options)) throw wrongArgument('options', 'options with a `botSeed`');
  const { botSeed, bot = randomAction, dice } = options;
  requireFunction(bot, 'bot');
  const most = requireWholeNumber(options.mostSteps ?? MOST_STEPS, 'mostSteps');
  let played = match;
  while (game.outcome(played.state) === null) {
    const step = played.record.steps.length;
    if (step >= most) throw gameError('game/too-long', `not over after ${most} steps`, game.id);
    const [player] = game.toAct(played.state);
    if (player === undefined) throw gameError('game/stuck', 'nobody may act', game.id);
    const action = bot(game, played.state, player, seededDice(derive(botSeed, 'bot', player, step)));
    played = playAction(game, played, action, dice);
  }
  return played;
}
