export { forgetDeed } from './forgetDeed';
export { forgetFate } from './forgetFate';
export { recordDeed } from './recordDeed';
export { recordFate } from './recordFate';
export { recordObjectives } from './recordObjectives';
export { recordTurns } from './recordTurns';
export { recordVerdict } from './recordVerdict';
export { startLedger } from './startLedger';
export type { ToldFate } from './toldFate';
