/**
 * What a match refuses, whatever its game.
 *
 * @since 0.1.0
 */
export type MatchErrorCode =
  | 'match/has-a-seed'
  | 'match/no-dice'
  | 'match/question-open'
  | 'match/no-question'
  | UndoErrorCode
  | RedoErrorCode
  | CorrectionErrorCode;

/**
 * Why the last action can't be taken back.
 *
 * @since 0.1.0
 */
export type UndoErrorCode =
  | 'undo/nothing-left'
  | 'undo/dice-fell'
  | 'undo/secret-shown'
  | 'undo/choice-committed'
  | 'undo/question-open'
  | 'undo/others-acted';

/**
 * Why nothing can be played again.
 *
 * @since 0.1.0
 */
export type RedoErrorCode = 'redo/nothing-left' | 'redo/question-open';

/**
 * What can be wrong with a correction.
 *
 * @since 0.1.0
 */
export type CorrectionErrorCode = 'correct/no-such-step' | 'correct/not-agreed' | 'correct/unknown-player';
