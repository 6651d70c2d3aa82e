import type { Dice } from '../core/dice/dice';
import type { GameTypes } from '../core/game/game';

/**
 * How a game is offered to boardgame.io.
 *
 * @typeParam Types - the types of the game, in one bag
 * @since 0.1.0
 */
export interface BoardgameIoOptions<Types extends GameTypes> {
  /**
   * What the players of every match agree on. Left out, each match is set up with the `setupData` that the lobby was
   * given, which boardgame.io shows to everybody.
   */
  readonly setup?: Types['setup'];
  /**
   * The dice of the server; {@link secureDice} unless told. Clients never roll, so whoever gives dice with a seed
   * keeps them out of what clients download.
   */
  readonly dice?: Dice;
  /**
   * Whether players may undo and redo while they are not to act. boardgame.io then calls everybody active all the
   * time, so look at `G.toAct` for whose turn it is; and its bots can't play such a match. False unless told.
   */
  readonly undoOutOfTurn?: boolean;
}
