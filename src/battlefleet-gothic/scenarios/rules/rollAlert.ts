import type { Dice } from '../../../core/dice/dice';
import { type LeadershipTest, testLeadership } from '../../damage/testLeadership';

/**
 * A ship's attempt to go from standby to full alert.
 *
 * @since 0.1.0
 */
export interface AlertTest extends LeadershipTest {
  /** On the turn in which it goes on alert it may not go on special orders. */
  readonly specialOrders: false;
}

/**
 * Tests whether a ship or squadron on standby goes on full alert. It is a Leadership test and no command check:
 * failing it ends nobody else's attempts, and Blast Markers and the enemy's orders don't matter.
 *
 * @param leadership - its Leadership, with whatever applies
 * @param dice - where the chance comes from: 2D6
 * @param label - what is tested
 * @returns the roll and whether it is on alert now
 * @throws {@link WargameError} `argument/not-a-whole-number`
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollAlert } from 'wargame-rules/battlefleet-gothic';
 *
 * rollAlert(7, scriptedDice([3, 4])); // => { roll: 7, passed: true, specialOrders: false }
 * ```
 */
export function rollAlert(leadership: number, dice: Dice, label: string = 'Full alert'): AlertTest {
  return { ...testLeadership(leadership, dice, label), specialOrders: false };
}
