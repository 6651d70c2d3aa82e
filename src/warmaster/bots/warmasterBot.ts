import type { Dice } from '../../core/dice/dice';
import type { WarmasterAction } from '../action';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { WarmasterView } from '../view/warmasterView';

/**
 * What a bot gets to see: no more than a person in its place would.
 *
 * @since 0.1.0
 */
export interface WarmasterSight {
  readonly view: WarmasterView;
  /** The side that the bot plays. */
  readonly player: Side;
  /** The legal actions, at least one. */
  readonly actions: readonly WarmasterAction[];
  /** Deals a state that looks like the view, with everything hidden from the player dealt anew. */
  readonly redeal: (dice: Dice) => WarmasterState;
}

/**
 * Somebody who plays Warmaster fair: picks one of the legal actions by what he sees. The dice are its own, never
 * those of the match; the same sight and the same dice give the same action.
 *
 * @since 0.1.0
 */
export type WarmasterBot = (seen: WarmasterSight, dice: Dice) => WarmasterAction;
