import type { Bot } from '../../core/game/playOut';
import type { WarmasterState } from '../state';
import type { WarmasterTypes } from '../warmasterTypes';
import type { WarmasterBot } from './warmasterBot';

/**
 * Seats a bot at a match. The state stays on this side: the bot gets its view, its legal actions and a dealer.
 *
 * @param bot - a bot that plays by what it sees
 * @returns a bot for `playOut`, `estimateWinner` and the like; it plays whichever side is asked
 * @rule WM-REV-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { playOut, startMatch } from 'wargame-rules';
 * import { fairBot, greedyBot, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const match = startMatch(warmaster, { edition: 'reconstruction', version: 1 }, { seed: 1 });
 * const over = playOut(warmaster, match, { botSeed: 2, bot: fairBot(greedyBot(warmasterEdition)) });
 * over.state.outcome === null; // => false
 * ```
 */
export function fairBot(bot: WarmasterBot): Bot<WarmasterTypes> {
  return (game, state, player, dice) =>
    bot(
      {
        view: game.view(state, player),
        player,
        actions: game.actions(state, player) ?? [],
        redeal: (dealer): WarmasterState => game.redeal?.(state, player, dealer) ?? state,
      },
      dice,
    );
}
