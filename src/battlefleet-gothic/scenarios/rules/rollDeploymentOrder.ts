import type { Dice } from '../../../core/dice/dice';
import { rollOff } from '../../../core/dice/rollOff';

/**
 * Who sets up first.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface DeploymentOrder<Side extends string> {
  readonly placesFirst: Side;
  /** The deciding dice, in the order of the sides. */
  readonly dice: readonly [number, number];
}

/**
 * Rolls for who sets up first: both roll a D6, the lowest places a unit, then they alternate. Ruling: ties are
 * rolled again.
 *
 * @typeParam Side - the ids of the two sides
 * @param sides - the two sides, in the order in which they roll
 * @param dice - where the chance comes from: two D6, until they differ
 * @returns who places first, and the dice
 * @throws {@link WargameError} `dice/no-end` after 1,000 ties
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollDeploymentOrder } from 'wargame-rules/battlefleet-gothic';
 *
 * rollDeploymentOrder(['first', 'second'], scriptedDice([2, 5])); // => { placesFirst: 'first', dice: [2, 5] }
 * ```
 */
export function rollDeploymentOrder<Side extends string>(
  sides: readonly [Side, Side],
  dice: Dice,
): DeploymentOrder<Side> {
  const { winner, dice: faces } = rollOff(sides, dice, 'Who sets up first');
  return { placesFirst: winner === sides[0] ? sides[1] : sides[0], dice: faces };
}
