import type { Dice } from '../dice/dice';
import type { LoggedRoll } from '../dice/loggedDice';
import type { Seed } from '../dice/seed';
import { checksum } from './checksum';
import type { Game, GameTypes } from './game';
import type { Match } from './match';
import { RECORD_FORMAT } from './matchRecord';
import { parsedCopy } from './parsedCopy';
import { plainCopy } from './plainCopy';
import { recordingDice } from './recordingDice';
import { requireGame } from './requireGame';
import { setupDice } from './stepDice';

/**
 * Where the dice of a whole match come from: its seed. The dice of the set-up are those of
 * `derive(seed, 'setup')`, the dice of step n those of `derive(seed, 'step', n)`.
 *
 * @since 0.1.0
 */
export interface SeededMatch {
  readonly seed: Seed;
}

/**
 * Begins a match of any game.
 *
 * Whoever knows the seed knows all dice to come. Where somebody must not, use {@link secureDice}.
 *
 * @param game - the game
 * @param setup - what the players agreed on; it goes through the game's `parse` and is copied
 * @param dice - the dice for the set-up, or a seed for the whole match: seed and actions alone then make the
 *   same match again
 * @returns the match before its first action
 * @throws {@link WargameError} what the game throws for a set-up that can't be; `parse/malformed` for one that can't be
 *   written down, or is deeper than 100 levels; `dice/bad-seed`; `argument/missing` for what is neither dice nor a seed
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Game, type GameTypes, playAction, secureDice, startMatch } from 'wargame-rules';
 *
 * // The same match whenever seed and actions are the same:
 * const seeded = <Types extends GameTypes>(game: Game<Types>, setup: Types['setup'], actions: Types['action'][]) =>
 *   actions.reduce((match, action) => playAction(game, match, action), startMatch(game, setup, { seed: 41 }));
 *
 * // A match whose dice nobody can foresee:
 * const secret = <Types extends GameTypes>(game: Game<Types>, setup: Types['setup']) =>
 *   startMatch(game, setup, secureDice());
 * ```
 */
export function startMatch<Types extends GameTypes>(
  game: Game<Types>,
  setup: Types['setup'],
  dice: Dice | SeededMatch,
): Match<Types> {
  requireGame(game);
  const parsed = parsedCopy(game.parse.setup(setup));
  // Dice first: they refuse what is no seed, and some of that can't be copied.
  const seeded = isSeeded(dice);
  const log = recordingDice(seeded ? setupDice(dice.seed) : dice);
  const seed = seeded ? plainCopy(dice.seed) : undefined;
  return begun(game, parsed, game.start(parsed, log), log.rolls(), seed);
}

function isSeeded(dice: Dice | SeededMatch): dice is SeededMatch {
  const given = Object(dice) as object;
  return 'seed' in given && !('roll' in given);
}

/** A match before its first action. */
export function begun<Types extends GameTypes>(
  { id, version }: Game<Types>,
  setup: Types['setup'],
  state: Types['state'],
  setupFaces: readonly LoggedRoll[],
  seed?: Seed,
): Match<Types> {
  return {
    record: {
      format: RECORD_FORMAT,
      game: id,
      version,
      ...(seed !== undefined && { seed }),
      setup,
      setupFaces,
      checksum: checksum(id, seed ?? null, setup, setupFaces),
      steps: [],
      corrections: [],
    },
    state,
    events: [],
    seals: [],
    settled: { steps: 0, state },
    undone: [],
  };
}
