import * as fc from 'fast-check';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Game, GameTypes } from '../../core/game/game';
import { startMatch } from '../../core/game/startMatch';
import { conformanceError, type Finding } from '../conformanceError';
import { guardGame } from '../guard/guardGame';
import { type Arena, arenaOf } from './arena';
import { checkSetups } from './checkSetups';
import { choose } from './choose';
import { examine } from './examine';
import type { GameCheck, GameReport } from './gameCheck';
import type { Script } from './playOn';
import { type Plan, smallest } from './smallest';
import { startTrail } from './trail';

/**
 * Proves that a game keeps its contract, by play: random matches, in each state of which everything is tried that an
 * honest player, a cheat and a careless app would try. {@link CONFORMANCE_PROPERTIES} lists what is proved.
 *
 * It runs under any test runner: it throws, or it gives a report. What breaks is shown by the smallest match that was
 * found to show it, as a record: save it, and let {@link checkRecord} play it from then on.
 *
 * What is tried comes of what the game lists with `actions` or gives with `propose`. The game of open play proposes what
 * the parts of its missions propose; a part without a `propose` is not played with, unless {@link checkPart} is told how.
 *
 * @typeParam Setup - what the players agree on; it follows from the game, as do the others
 * @typeParam State - the state of the game
 * @typeParam Player - the ids of the players
 * @typeParam View - what a viewer may see
 * @typeParam Action - what a player does
 * @typeParam Event - what the game tells of
 * @param game - the game
 * @param options - set-ups to play on, how many matches, their seed
 * @returns what was seen; a figure of 0 says what was not put to the proof
 * @throws {@link WargameError} `conformance/…`, named after the property that was broken; `record` and `action` in its
 *   `facts` show it. `argument/…` for options that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, defineGame, type Game, requireWholeNumber, WargameError } from 'wargame-rules';
 * import { checkGame } from 'wargame-rules/testing';
 *
 * // Ann adds a die to a sum until it holds twenty.
 * type Pot = {
 *   setup: { goal: number }; state: { sum: number; goal: number }; view: unknown; player: 'Ann';
 *   action: { type: 'roll'; player: 'Ann' }; event: { type: 'rolled'; die: number };
 * };
 * const refuse = (message: string) => new WargameError({ code: 'pot/no', message });
 * const roll = { type: 'roll', player: 'Ann' } as const;
 * const pot: Game<Pot> = defineGame<Pot>({
 *   id: 'pot',
 *   version: 1,
 *   parse: {
 *     setup: (json) => ({ goal: requireWholeNumber(Object(json).goal, 'goal', 1) }),
 *     action(json) {
 *       const { type, player } = Object(json);
 *       if (type !== 'roll' || player !== 'Ann') throw refuse('Ann rolls, and nothing else');
 *       return roll;
 *     },
 *   },
 *   players: () => ['Ann'],
 *   start: ({ goal }) => ({ sum: 0, goal }),
 *   toAct: ({ sum, goal }) => (sum < goal ? ['Ann'] : []),
 *   check: ({ sum, goal }) => (sum < goal ? [] : refuse('the pot is full').violations),
 *   actions: ({ sum, goal }) => (sum < goal ? [roll] : []),
 *   apply({ sum, goal }, _, dice) {
 *     if (sum >= goal) throw refuse('the pot is full');
 *     const die = d6(dice);
 *     return { state: { sum: sum + die, goal }, events: [{ type: 'rolled', die }] };
 *   },
 *   outcome: ({ sum, goal }) => (sum < goal ? null : { winners: ['Ann'], reasons: [] }),
 *   view: (state) => state,
 * });
 * checkGame(pot, { setups: [{ goal: 20 }], matches: 5 }).matches; // => 5
 *
 * const eager: Game<Pot> = { ...pot, toAct: () => ['Ann'] };
 * checkGame(eager, { setups: [{ goal: 20 }], matches: 5 }); // => throws conformance/outcome-is-final
 * ```
 */
export function checkGame<
  Setup,
  State,
  Player extends string,
  View,
  Action extends GameTypes['action'],
  Event extends GameTypes['event'],
>(
  game: Game<{ setup: Setup; state: State; player: Player; view: View; action: Action; event: Event }>,
  options: GameCheck<{
    setup: NoInfer<Setup>;
    state: State;
    player: Player;
    view: View;
    action: Action;
    event: Event;
  }>,
): GameReport;
/**
 * The same for a game whose types are named: `checkGame<ChessTypes>(…)`.
 *
 * @typeParam Types - the types of the game, in one bag
 * @param game - the game
 * @param options - set-ups to play on, how many matches, their seed
 * @returns what was seen
 * @throws {@link WargameError} `conformance/…`, `argument/…`
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes } from 'wargame-rules';
 * import { checkGame, type GameReport } from 'wargame-rules/testing';
 *
 * // A family of games that are set up alike:
 * function checkAll<Types extends GameTypes>(games: readonly Game<Types>[], setup: Types['setup']): readonly GameReport[] {
 *   return games.map((game) => checkGame<Types>(game, { setups: [setup] }));
 * }
 * ```
 */
export function checkGame<Types extends GameTypes>(game: Game<Types>, options: GameCheck<Types>): GameReport;
export function checkGame<Types extends GameTypes>(game: Game<Types>, options: GameCheck<Types>): GameReport {
  const { setups } = options;
  const matches = requireWholeNumber(options.matches ?? 20, 'matches', 1);
  const mostSteps = requireWholeNumber(options.mostSteps ?? 300, 'mostSteps', 1);
  const tries = requireWholeNumber(options.tries ?? 12, 'tries');
  const seed = requireWholeNumber(options.seed ?? 0, 'seed');
  requireWholeNumber(setups.length, 'setups.length', 1);
  const { game: guarded, watch } = guardGame(game);
  const trail = startTrail<Types>();
  watch(() => checkSetups(game, guarded, setups, trail));
  const finding = smallest(plans(setups.length, mostSteps), { matches, seed }, (plan) => {
    const arena = arenaOf({ game: guarded, setup: setups[plan.setup], seed: plan.seed, tries, trail });
    return watch(() => examine(arena, () => scriptOf(arena, plan)));
  });
  if (finding) throw conformanceError(game.id, finding);
  if (trail.counts.ended === 0) throw conformanceError(game.id, noEnd(mostSteps));
  return { game: game.id, ...trail.counts };
}

function plans(setups: number, mostSteps: number): fc.Arbitrary<Plan> {
  return fc.record({
    setup: fc.nat(setups - 1),
    seed: fc.nat(),
    // Without bias: most matches of a bias for short lists would break off before their end.
    choices: fc.noBias(fc.array(fc.nat(), { maxLength: mostSteps, size: 'max' })),
  });
}

function scriptOf<Types extends GameTypes>(arena: Arena<Types>, { seed, choices }: Plan): Script<Types> {
  const left = [...choices];
  return {
    start: startMatch(arena.game, arena.setup, { seed }),
    next(match) {
      const choice = left.shift();
      return choice === undefined ? null : choose(arena, match.state, choice);
    },
  };
}

function noEnd(mostSteps: number): Finding {
  return {
    property: 'matches-end',
    message: `none of the matches was over after ${mostSteps} steps; give more with mostSteps`,
    evidence: {},
  };
}
