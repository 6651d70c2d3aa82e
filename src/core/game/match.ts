import type { DiceQuestion } from '../dice/ask';
import type { GameTypes } from './game';
import type { MatchRecord, MatchStep } from './matchRecord';

/**
 * Why a step can't be taken back: dice fell, a secret was shown, or a choice was committed. Null where it can.
 *
 * @since 0.1.0
 */
export type Seal = 'dice' | 'reveal' | 'commit' | null;

/**
 * What nobody can take back any more: the steps up to the last die, reveal or commitment.
 *
 * @typeParam State - the state of the game
 * @since 0.1.0
 */
export interface Settled<State> {
  /** How many steps are settled, from the first on. */
  readonly steps: number;
  /** The state behind them. */
  readonly state: State;
}

/**
 * A match under way, as plain JSON: its record, and what would otherwise have to be worked out from it again.
 * All of it can be made from the record by {@link replay}, except for what was undone.
 *
 * It holds every secret of the match: show viewers {@link matchView} instead.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface Match<Types extends GameTypes> {
  readonly record: MatchRecord<Types>;
  /** Where the game stands. */
  readonly state: Types['state'];
  /** What each step of the record made happen. */
  readonly events: readonly (readonly Types['event'][])[];
  /** What seals each step of the record. */
  readonly seals: readonly Seal[];
  /** How far back {@link undo} reaches: to here. */
  readonly settled: Settled<Types['state']>;
  /** The steps that {@link redo} plays again, the next one first. */
  readonly undone: readonly MatchStep<Types>[];
  /** The dice that the pending action of the record waits for. */
  readonly question?: DiceQuestion;
}
