export type { Allowed } from './allowed';
export { answerQuestion } from './answerQuestion';
export { applyPartAction } from './applyPartAction';
export { type AskedAction, askAction } from './askAction';
export { askMatch } from './askMatch';
export { canRedo } from './canRedo';
export { canUndo } from './canUndo';
export { type CorrectionRequest, checkCorrection } from './checkCorrection';
export { checkFactOfParts } from './checkFactOfParts';
export { checkPartAction } from './checkPartAction';
export { checkParts } from './checkParts';
export { type Corrected, correct, type DroppedAction } from './correct';
export { defineGame } from './defineGame';
export type { Game, GameTypes } from './game';
export type { GameErrorCode } from './gameErrorCode';
export { type HistoryEntry, history } from './history';
export type { Match, Seal, Settled } from './match';
export type { CorrectionErrorCode, MatchErrorCode, RedoErrorCode, UndoErrorCode } from './matchErrorCode';
export {
  type Correction,
  type MatchRecord,
  type MatchStep,
  type PlayedAction,
  RECORD_FORMAT,
} from './matchRecord';
export { type MatchView, matchView, type ViewedCorrection } from './matchView';
export type { Outcome, Reason } from './outcome';
export { parseRecord } from './parseRecord';
export type { Part, PartStep, PartTypes } from './part';
export type { Happen, Happened, PartBattle, PartFor, PartStates, PartsTold } from './partBattle';
export type { PartErrorCode } from './partErrorCode';
export { playAction } from './playAction';
export { type Bot, type PlayOutOptions, playOut } from './playOut';
export { type ProposedPartAction, proposePartAction } from './proposePartAction';
export { randomAction } from './randomAction';
export type { RecordErrorCode } from './recordErrorCode';
export { redo } from './redo';
export { replay } from './replay';
export { runFacts } from './runFacts';
export { type SeededMatch, startMatch } from './startMatch';
export { startParts } from './startParts';
export type { Step } from './step';
export { tellParts } from './tellParts';
export { type TranscriptOptions, transcript } from './transcript';
export { undo } from './undo';
export type { Viewer } from './viewer';
export { viewPartAction } from './viewPartAction';
export { viewParts } from './viewParts';
