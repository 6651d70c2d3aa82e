import type { WarmasterAction } from '../action';
import type { WarmasterState } from '../state';

/**
 * How a player chooses in a combat: whether to roll again, whom he loses, who retreats next, where the enemy
 * retreats to. Gets the state and the legal actions, gives one of them.
 *
 * @since 0.1.0
 */
export type CombatPolicy = (state: WarmasterState, actions: readonly WarmasterAction[]) => WarmasterAction;
