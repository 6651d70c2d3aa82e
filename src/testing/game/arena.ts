import type { Game, GameTypes } from '../../core/game/game';
import type { Match } from '../../core/game/match';
import { type ActionPool, actionPool } from './actionPool';
import type { Trail } from './trail';

/** What every property of a game is checked with. */
export interface Arena<Types extends GameTypes> {
  /** The game, guarded. */
  readonly game: Game<Types>;
  readonly setup: Types['setup'];
  readonly players: readonly Types['player'][];
  /** Where the doubtful actions come from. */
  readonly seed: number;
  readonly tries: number;
  /** An action that is tried in every state besides. */
  readonly extra: Types['action'] | null;
  /** The actions that were offered in the match so far. */
  readonly pool: ActionPool<Types>;
  /** The kinds of actions in place of which junk was tried. */
  readonly kinds: Set<string>;
  readonly trail: Trail<Types>;
}

/** An arena for one match. */
export function arenaOf<Types extends GameTypes>(
  given: Pick<Arena<Types>, 'game' | 'setup' | 'seed' | 'tries' | 'trail'> & Partial<Arena<Types>>,
): Arena<Types> {
  given.trail.match = null;
  given.trail.action = null;
  const players = given.game.players(given.setup);
  return { players, extra: null, pool: actionPool(), kinds: new Set(), ...given };
}

/** A match that was played: how it stood before each step, and at last. */
export type Course<Types extends GameTypes> = readonly Match<Types>[];
