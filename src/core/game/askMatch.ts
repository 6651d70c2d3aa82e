import { type Asked, ask } from '../dice/ask';
import { loggedDice } from '../dice/loggedDice';
import type { ScriptedDie } from '../dice/scriptedDice';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import { parsedCopy } from './parsedCopy';
import { requireGame } from './requireGame';
import { begun } from './startMatch';

/**
 * Begins a match with dice rolled by hand: gives the match, or the next dice to roll for the set-up.
 *
 * @param game - the game
 * @param setup - what the players agreed on; it goes through the game's `parse` and is copied
 * @param faces - the faces known so far, in the order asked for
 * @returns the match before its first action, or the question
 * @throws {@link WargameError} what the game throws for a set-up that can't be; `dice/impossible-face`,
 *   `dice/left-over`
 * @since 0.1.0
 * @example
 * ```ts
 * import { askMatch, type Game, type GameTypes, type Match } from 'wargame-rules';
 *
 * async function beginByHand<Types extends GameTypes>(
 *   game: Game<Types>,
 *   setup: Types['setup'],
 *   roll: (count: number, sides: number, label?: string) => Promise<readonly number[]>,
 * ): Promise<Match<Types>> {
 *   const faces: number[] = [];
 *   for (;;) {
 *     const asked = askMatch(game, setup, faces);
 *     if (asked.done) return asked.result;
 *     const { count, sides, label } = asked.question;
 *     faces.push(...(await roll(count, sides, label)));
 *   }
 * }
 * ```
 */
export function askMatch<Types extends GameTypes>(
  game: Game<Types>,
  setup: Types['setup'],
  faces: readonly ScriptedDie[],
): Asked<Match<Types>> {
  requireGame(game);
  const parsed = parsedCopy(game.parse.setup(setup));
  return ask((dice) => {
    const log = loggedDice(dice);
    return begun(game, parsed, game.start(parsed, log), log.rolls());
  }, faces);
}
