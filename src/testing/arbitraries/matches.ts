import * as fc from 'fast-check';
import type { Game, GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import { playAction } from '../../core/game/playAction';
import { startMatch } from '../../core/game/startMatch';
import { arenaOf } from '../game/arena';
import { choose } from '../game/choose';
import { startTrail } from '../game/trail';

/**
 * Matches of a game under way, just begun or over, for properties of one's own. They shrink to fewer steps.
 *
 * @typeParam Types - the types of the game, in one bag
 * @param game - the game
 * @param setup - what the matches are played on
 * @param mostSteps - how many steps they take at most; 30 unless told
 * @returns the arbitrary
 * @since 0.1.0
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { matchView } from 'wargame-rules';
 * import { openHostility } from 'wargame-rules/open-play';
 * import { matches } from 'wargame-rules/testing';
 *
 * const anyMatch = matches(openHostility, { players: ['Ann', 'Ben'] }, 10);
 * const property = fc.property(anyMatch, (match) => matchView(openHostility, match, 'Ann').toAct.length < 3);
 * fc.assert(property, { numRuns: 3 });
 * ```
 */
export function matches<Types extends GameTypes>(
  game: Game<Types>,
  setup: Types['setup'],
  mostSteps: number = 30,
): fc.Arbitrary<Match<Types>> {
  const plan = fc.record({
    seed: fc.nat(),
    choices: fc.array(fc.nat(), { maxLength: mostSteps, size: 'max' }),
  });
  return plan.map(({ seed, choices }) => {
    const arena = arenaOf({ game, setup, seed, tries: 0, trail: startTrail<Types>() });
    return choices.reduce(
      (match, choice) =>
        game.outcome(match.state) ? match : playAction(game, match, choose(arena, match.state, choice)),
      startMatch(game, setup, { seed }),
    );
  });
}
