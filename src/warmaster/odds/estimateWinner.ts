import type { Dice } from '../../core/dice/dice';
import type { Seed } from '../../core/dice/seed';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Game } from '../../core/game/game';
import { gameError } from '../../core/game/gameError';
import { MOST_STEPS } from '../../core/game/mostSteps';
import type { Bot } from '../../core/game/playOut';
import { randomAction } from '../../core/game/randomAction';
import type { Viewer } from '../../core/game/viewer';
import { type Simulation, simulate } from '../../core/odds/simulate';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { WarmasterTypes } from '../warmasterTypes';

/**
 * How {@link estimateWinner} plays games out.
 *
 * @since 0.1.0
 */
export interface EstimateWinnerOptions {
  /** How many games are played out, at least 1. */
  readonly runs: number;
  readonly seed: Seed;
  /** For whom: what he may not know is dealt anew for each game. Absent: for somebody who knows everything. */
  readonly viewer?: Viewer<Side>;
  /** Who plays both sides; at random unless told. */
  readonly bot?: Bot<WarmasterTypes>;
  /** How many steps one game may take; 10,000 unless told. A bot that never varies may play for ever. */
  readonly mostSteps?: number;
}

/**
 * Estimates who wins from here, by playing the game out again and again.
 *
 * @param game - the game, as {@link warmasterGame} made it
 * @param state - where it stands
 * @param options - how many games, the seed, for whom, by whom
 * @returns the share of each winner with its 95% confidence interval
 * @throws {@link WargameError} `argument/…` for runs that are no whole number from 1; `game/too-long` for a game that
 *   isn't over after the most steps allowed
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { estimateWinner, warmaster } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * const { outcomes } = estimateWinner(warmaster, state, { runs: 20, seed: 1 });
 * outcomes.reduce((sum, { count }) => sum + count, 0); // => 20
 * ```
 */
export function estimateWinner(
  game: Game<WarmasterTypes>,
  state: WarmasterState,
  { runs, seed, viewer, bot = randomAction, mostSteps = MOST_STEPS }: EstimateWinnerOptions,
): Simulation<Side | 'draw'> {
  const most = requireWholeNumber(mostSteps, 'mostSteps');
  const playOut = (dice: Dice): Side | 'draw' => {
    let now = viewer && game.redeal ? game.redeal(state, viewer, dice) : state;
    let step = 0;
    for (let [player] = game.toAct(now); player; [player] = game.toAct(now)) {
      if (step++ >= most) throw gameError('game/too-long', `not over after ${most} steps`, game.id);
      now = game.apply(now, bot(game, now, player, dice), dice).state;
    }
    const [winner, other] = game.outcome(now)?.winners ?? [];
    return winner && !other ? winner : 'draw';
  };
  return simulate(playOut, { runs, seed });
}
