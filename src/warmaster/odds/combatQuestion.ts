import type { Edition } from '../edition/edition';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { CombatPolicy } from './combatPolicy';

/**
 * What is asked of a combat.
 *
 * @since 0.1.0
 */
export interface CombatQuestion {
  readonly edition: Edition;
  /** A state in a combat phase: before the combat, or in the middle of it. */
  readonly state: WarmasterState;
  /** How the players choose; a player without a policy chooses what is worth most to him. */
  readonly policies?: { readonly [side in Side]?: CombatPolicy };
  /** What a state is worth to the Imperial player; {@link materialWorth} unless told. */
  readonly worth?: (edition: Edition, state: WarmasterState) => number;
}
