import { requireNone } from '../errors/requireNone';
import type { Violation } from '../errors/violation';
import type { Game, GameTypes } from './game';
import type { GameErrorCode } from './gameErrorCode';
import type { Raw } from './raw';

const FUNCTIONS = ['players', 'start', 'toAct', 'check', 'actions', 'apply', 'outcome', 'view'] as const;
const PARSE_FUNCTIONS = ['setup', 'action'] as const;
const OPTIONAL_FUNCTIONS = ['propose', 'viewAction', 'viewEvent', 'redeal'] as const;

/**
 * Makes sure that a game is whole, as soon as it is written down rather than in the middle of a match.
 *
 * @param game - the game
 * @returns the same functions, frozen
 * @throws {@link WargameError} `game/bad-id`, `game/bad-version` or `game/missing-function`, for all reasons
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game } from 'wargame-rules';
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
 * pot.toAct(19); // => ['Ann']
 * defineGame<Pot>({ ...pot, version: 0 }); // => throws game/bad-version
 * ```
 */
export function defineGame<Types extends GameTypes>(game: Game<Types>): Game<Types> {
  // What is looked at is the copy: it has no methods of a class.
  const copy = { ...game, parse: Object.freeze({ ...game?.parse }) };
  requireNone(gameFaults(copy));
  return Object.freeze(copy);
}

function gameFaults(
  game: Raw<Game<GameTypes>> & { readonly parse: Raw<Game<GameTypes>['parse']> },
): readonly Violation<GameErrorCode>[] {
  const { id, version, parse } = game;
  const faults: Violation<GameErrorCode>[] = [];
  if (typeof id !== 'string' || id === '') {
    faults.push({ code: 'game/bad-id', message: 'expected a name', path: 'id' });
  }
  if (!Number.isSafeInteger(version) || (version as number) < 1) {
    faults.push({ code: 'game/bad-version', message: 'expected a whole number from 1', path: 'version' });
  }
  return [
    ...faults,
    ...PARSE_FUNCTIONS.filter((name) => !isFunction(parse[name])).map((name) => missing(`parse.${name}`)),
    ...FUNCTIONS.filter((name) => !isFunction(game[name])).map(missing),
    ...OPTIONAL_FUNCTIONS.filter((name) => game[name] !== undefined && !isFunction(game[name])).map(missing),
  ];
}

function missing(path: string): Violation<GameErrorCode> {
  return { code: 'game/missing-function', message: 'expected a function', path };
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
