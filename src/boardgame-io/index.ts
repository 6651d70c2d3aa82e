/**
 * Any game of this library as a game of boardgame.io 0.50. The server keeps the match and rolls its dice; a client gets
 * what its player may see, and why a move of his was refused.
 *
 * ```ts
 * import { boardgameIo } from 'wargame-rules/boardgame-io';
 * import { warmaster } from 'wargame-rules/warmaster';
 *
 * boardgameIo(warmaster, { setup: { edition: 'reconstruction', version: 1 } }).name; // => 'warmaster'
 * ```
 *
 * @packageDocumentation
 */

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
export { BOARDGAME_IO_EVENTS, type BoardgameIoEvent } from './events';
