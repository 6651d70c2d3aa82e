import type { Dice } from '../../core/dice/dice';
import { sumDice } from '../../core/dice/sumDice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * A Leadership test and how it went.
 *
 * @since 0.1.0
 */
export interface LeadershipTest {
  /** The sum of the 2D6. */
  readonly roll: number;
  readonly passed: boolean;
}

/** From here on no crew passes. */
const ALWAYS_FAILS = 11;

/**
 * Tests a crew's Leadership: 2D6, passed at the Leadership or less; 11 and 12 always fail, so that nothing
 * above 10 helps.
 *
 * @param leadership - the Leadership with all modifiers in; any whole number
 * @param dice - where the chance comes from: 2D6
 * @param label - what is tested
 * @returns the roll and whether it passed
 * @throws {@link WargameError} `argument/not-a-whole-number`
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { testLeadership } from 'wargame-rules/battlefleet-gothic';
 *
 * testLeadership(8, scriptedDice([3, 5])); // => { roll: 8, passed: true }
 * testLeadership(12, scriptedDice([5, 6])); // => { roll: 11, passed: false }
 * ```
 */
export function testLeadership(
  leadership: number,
  dice: Dice,
  label: string = 'Leadership test',
): LeadershipTest {
  const limit = requireWholeNumber(leadership, 'leadership', Number.MIN_SAFE_INTEGER);
  const roll = sumDice({ count: 2, sides: 6 }, dice, label);
  return { roll, passed: roll <= limit && roll < ALWAYS_FAILS };
}
