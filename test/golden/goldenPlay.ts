import type { Game, GameTypes } from 'wargame-rules';
import { checkGame, type GameCheck, goldenTranscript } from 'wargame-rules/testing';

/** Something that the package brings, under the kit: its golden playthrough, and its check. */
export interface GoldenPlay {
  /** The id, and the name of its file in this folder. */
  readonly id: string;
  /** What is registered: the game, the mission, the scenario itself. */
  readonly covers: unknown;
  /** What stands in the file. */
  golden(): string;
  /** Throws what the kit finds. */
  check(): unknown;
}

/** A game under the kit. */
export function goldenGame<Types extends GameTypes>(game: Game<Types>, check: GameCheck<Types>): GoldenPlay {
  return {
    id: game.id,
    covers: game,
    golden: () => goldenTranscript(game, check.setups[0], 41),
    check: () => checkGame(game, check),
  };
}
