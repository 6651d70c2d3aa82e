import type { Edition } from '../edition/edition';
import { GREEDY } from './character';
import { chartOf } from './chart';
import { chooseAction } from './chooseAction';
import { sceneOf } from './scene';
import type { WarmasterBot } from './warmasterBot';

/**
 * A bot that does what looks best now: it weighs every combat by its exact odds, hunts Horus or guards him, and
 * wants what the special areas give.
 *
 * @param edition - the edition in play
 * @returns the bot; it plays either side
 * @rule WM-COMB-4, WM-REROLL-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice, seededDice } from 'wargame-rules';
 * import { greedyBot, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, scriptedDice([]));
 * const seen = {
 *   view: warmaster.view(state, 'traitor'),
 *   player: 'traitor' as const,
 *   actions: warmaster.actions(state, 'traitor') ?? [],
 *   redeal: () => state,
 * };
 * greedyBot(warmasterEdition)(seen, seededDice(1)).type; // => 'deploy'
 * ```
 */
export function greedyBot(edition: Edition): WarmasterBot {
  const chart = chartOf(edition);
  return ({ view, player, actions }, dice) =>
    chooseAction(sceneOf(chart, view, player, GREEDY[player]), actions, dice);
}
