import type { LoggedRoll } from '../dice/loggedDice';
import type { Seed } from '../dice/seed';
import type { GameTypes } from './game';

/**
 * The format of match records that this release writes, and the newest that it reads.
 *
 * @since 0.1.0
 */
export const RECORD_FORMAT = 1;

/**
 * An action with the dice that fell for it.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface PlayedAction<Types extends GameTypes> {
  readonly action: Types['action'];
  /** Every die in the order rolled, with its sides and what it was rolled for. */
  readonly faces: readonly LoggedRoll[];
}

/**
 * One step of a match: an action, its dice, and a checksum.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface MatchStep<Types extends GameTypes> extends PlayedAction<Types> {
  /** Made of the checksum before, of corrections at this step, the action, the faces and the events. */
  readonly checksum: string;
}

/**
 * What the players agreed to put right. The steps of the record are the corrected ones; what stood there before
 * stands here.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface Correction<Types extends GameTypes> {
  /** The index of the step that was corrected. */
  readonly step: number;
  /** Who agreed: every player. */
  readonly agreed: readonly Types['player'][];
  /** What stands at that step instead; absent where the step was taken out. */
  readonly action?: Types['action'];
  /** The steps from there on as they stood before. */
  readonly was: readonly PlayedAction<Types>[];
  /** Made of the checksum of the correction before and of all this. */
  readonly checksum: string;
}

/**
 * A whole match as plain JSON: what was done and how the dice fell. {@link replay} makes the match of it again.
 *
 * The faces are what counts; the seed, where there is one, only says where they came from. The record holds
 * every secret of the match: show viewers {@link matchView} instead.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface MatchRecord<Types extends GameTypes> {
  /** {@link RECORD_FORMAT}. */
  readonly format: typeof RECORD_FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  /** Where the dice came from, if it was a seed. */
  readonly seed?: Seed;
  readonly setup: Types['setup'];
  /** The dice that fell before the first action. */
  readonly setupFaces: readonly LoggedRoll[];
  /** Made of all above but format and version. */
  readonly checksum: string;
  readonly steps: readonly MatchStep<Types>[];
  /** What was put right by agreement, the first first. */
  readonly corrections: readonly Correction<Types>[];
  /** An action in the middle of a question: not all its dice are known yet. See {@link askAction}. */
  readonly pending?: MatchStep<Types>;
}
