import type { Game, GameTypes, Seed } from 'wargame-rules';
import { openHostility } from 'wargame-rules/open-play';
import { warmaster } from 'wargame-rules/warmaster';

/** A match that was saved once and must play alike in every later release, see `docs/stability.md`. */
export interface GoldenMatch {
  /** The name of its two files: the record as `.json`, and what a spectator reads of it as `.txt`. */
  readonly file: string;
  readonly game: Game<GameTypes>;
  readonly setup: unknown;
  /** Where its dice and its bots come from. */
  readonly seed: Seed;
  /** What the last state must show, so that the match is one of its kind. */
  readonly shows: object;
}

function golden<Types extends GameTypes>(
  game: Game<Types>,
  match: {
    readonly file: string;
    readonly setup: Types['setup'];
    readonly seed: Seed;
    readonly shows: object;
  },
): GoldenMatch {
  // A record brings actions and set-up of the game's own; the test asks for no more.
  return { ...match, game: game as unknown as Game<GameTypes> };
}

const players = ['Ann', 'Ben'] as const;

/**
 * All of them. A new one is added here and saved with
 * `npx tsx --tsconfig test/tsconfig.json test/golden-records/write.ts`.
 */
export const GOLDEN_MATCHES: readonly GoldenMatch[] = [
  golden(openHostility, {
    file: 'open-hostility-annihilation',
    setup: { players },
    seed: 149,
    shows: { battle: { mission: 'annihilation' } },
  }),
  golden(openHostility, {
    file: 'open-hostility-hold-at-all-costs',
    setup: { players },
    seed: 222,
    shows: { battle: { mission: 'hold-at-all-costs', round: 5 } },
  }),
  golden(openHostility, {
    file: 'open-hostility-death-or-glory',
    setup: { players },
    seed: 31,
    shows: { battle: { mission: 'death-or-glory' } },
  }),
  golden(openHostility, {
    file: 'open-hostility-reserves-destroyed',
    setup: { players, unarrivedReserves: 'destroyed' },
    seed: ['reserves', 6],
    shows: { battle: { unarrivedReserves: 'destroyed' } },
  }),
  golden(warmaster, {
    file: 'warmaster',
    setup: { edition: 'reconstruction', version: 1 },
    seed: 'Chemos',
    shows: { outcome: { winners: ['traitor'] } },
  }),
];
