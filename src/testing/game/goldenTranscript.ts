import type { Seed } from '../../core/dice/seed';
import type { Game, GameTypes } from '../../core/game/game';
import { playOut } from '../../core/game/playOut';
import { startMatch } from '../../core/game/startMatch';
import { transcript } from '../../core/game/transcript';

/**
 * Writes down a whole match of random bots, always the same: save it, compare it in a test, and read in a change to
 * it what a change to the rules does.
 *
 * It shows what a spectator may read. The last line is the checksum of the match, secrets and dice included.
 *
 * @typeParam Types - the types of the game, in one bag
 * @param game - the game
 * @param setup - what the match is played on
 * @param seed - where its dice and its bots come from
 * @returns the lines as one text that ends with a line break
 * @throws {@link WargameError} what the game throws; `game/too-long`, `game/stuck`
 * @since 0.1.0
 * @example
 * ```ts
 * import { openHostility } from 'wargame-rules/open-play';
 * import { goldenTranscript } from 'wargame-rules/testing';
 *
 * const golden = goldenTranscript(openHostility, { players: ['Ann', 'Ben'] }, 41);
 * golden.split('\n')[0]; // => 'open-hostility 1'
 * ```
 */
export function goldenTranscript<Types extends GameTypes>(
  game: Game<Types>,
  setup: Types['setup'],
  seed: Seed,
): string {
  const match = playOut(game, startMatch(game, setup, { seed }), { botSeed: seed });
  const { checksum, steps } = match.record;
  return [...transcript(game, match, 'spectator'), `# ${steps.at(-1)?.checksum ?? checksum}`, ''].join('\n');
}
