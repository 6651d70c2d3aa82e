import type { GameTypes } from '../../core/game/game';

/**
 * How a game is checked.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface GameCheck<Types extends GameTypes> {
  /** What the matches are played on, by turns; at least one. */
  readonly setups: readonly Types['setup'][];
  /** How many matches are played; 20 unless told. */
  readonly matches?: number;
  /** How many steps a match may take; 300 unless told. Give enough for some matches to end. */
  readonly mostSteps?: number;
  /** How many doubtful actions are tried in each state, besides those that the game offers; 12 unless told. */
  readonly tries?: number;
  /** Where all of it comes from: the same seed, the same matches. A whole number; 0 unless told. */
  readonly seed?: number;
}

/**
 * What was seen while a game was checked. A figure of 0 says what was not put to the proof.
 *
 * @since 0.1.0
 */
export interface GameReport {
  /** The id of the game. */
  readonly game: string;
  /** How many matches were played. */
  readonly matches: number;
  /** How many of them came to an end. */
  readonly ended: number;
  /** How many steps they took, all together. */
  readonly steps: number;
  /** How many actions were tried that `check` allowed, besides those played. */
  readonly allowed: number;
  /** How many actions were tried that `check` refused. */
  readonly refused: number;
  /** How many things from outside `parse` refused. */
  readonly unreadable: number;
  /** How many steps were taken back and played again. */
  readonly undone: number;
  /** How many states were compared with another one that looks the same to a viewer. */
  readonly redealt: number;
  /** How many steps were sealed as a reveal. */
  readonly reveals: number;
}
