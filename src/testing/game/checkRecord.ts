import { scriptedDice } from '../../core/dice/scriptedDice';
import type { Game, GameTypes } from '../../core/game/game';
import type { MatchRecord, MatchStep } from '../../core/game/matchRecord';
import { parseRecord } from '../../core/game/parseRecord';
import { startMatch } from '../../core/game/startMatch';
import { conformanceError } from '../conformanceError';
import { guardGame } from '../guard/guardGame';
import { arenaOf } from './arena';
import { examine } from './examine';
import type { GameReport } from './gameCheck';
import type { Script } from './playOn';
import { startTrail } from './trail';

/** How many doubtful actions are tried in each state, besides that which is given. */
const TRIES = 24;

/**
 * Plays a saved match again and holds every property of {@link checkGame} against it: for matches that once showed a
 * fault, so that it does not come back.
 *
 * @typeParam Types - the types of the game, in one bag
 * @param game - the game
 * @param record - the record as JSON text, or as parsed JSON, such as {@link checkGame} prints it
 * @param action - the action that was printed with it, if one was; it is tried in every state
 * @returns what was seen
 * @throws {@link WargameError} `conformance/…` as {@link checkGame}; `record/…` for what is no record of the game
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes } from 'wargame-rules';
 * import { checkRecord } from 'wargame-rules/testing';
 *
 * // One test for all matches in a folder of fixtures:
 * function checkFixtures<Types extends GameTypes>(game: Game<Types>, fixtures: readonly string[]): void {
 *   for (const fixture of fixtures) checkRecord(game, fixture);
 * }
 * ```
 */
export function checkRecord<Types extends GameTypes>(
  game: Game<Types>,
  record: MatchRecord<Types> | string,
  action?: Types['action'],
): GameReport {
  const { game: guarded, watch } = guardGame(game);
  const { setup, setupFaces, steps } = parseRecord(guarded, record);
  const trail = startTrail<Types>();
  const arena = arenaOf({ game: guarded, setup, seed: 0, tries: TRIES, trail, extra: action ?? null });
  arena.pool.add(steps.map((step) => step.action));
  const begin = (): Script<Types> => ({
    start: startMatch(guarded, setup, scriptedDice(setupFaces)),
    next: ({ record: { steps: done } }) => steps[done.length]?.action ?? null,
    dice: (step) => scriptedDice((steps[step] as MatchStep<Types>).faces),
  });
  const finding = watch(() => examine(arena, begin));
  if (finding) throw conformanceError(game.id, finding);
  return { game: game.id, ...trail.counts };
}
