export { boardgameIo } from './boardgameIo';
export type { BoardgameIoErrorCode } from './boardgameIoErrorCode';
export type {
  BoardgameIoContext,
  BoardgameIoGame,
  BoardgameIoMove,
  BoardgameIoOver,
  BoardgameIoPlugin,
  BoardgameIoTurn,
} from './boardgameIoGame';
export type { BoardgameIoOptions } from './boardgameIoOptions';
export type { BegunView, BoardgameIoView } from './boardgameIoView';
export type { BoardgameIoEvent } from './events';
