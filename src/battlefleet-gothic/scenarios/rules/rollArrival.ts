import { d6 } from '../../../core/dice/d6';
import type { Dice } from '../../../core/dice/dice';
import { arrivalNeeds } from './arrivalNeeds';

/**
 * Ships that may arrive: a division on its marker at the edge, a patrol.
 *
 * @since 0.1.0
 */
export interface Arriving {
  /** The speed of the slowest ship, in centimetres. */
  readonly slowest: number;
  /** Whether friends are within 30 cm of the marker, where that helps; not unless told. */
  readonly friendsNear?: boolean;
}

/**
 * A roll for arrival.
 *
 * @since 0.1.0
 */
export interface ArrivalRoll {
  /** The D6. */
  readonly roll: number;
  /** With the bonus for friends. */
  readonly total: number;
  /** What the total has to be at least. */
  readonly needed: 3 | 4 | 5;
  readonly arrives: boolean;
}

const FRIENDS_BONUS = 2;

/**
 * Rolls whether ships arrive at the start of a turn. Friends near their marker add 2.
 *
 * @param ships - the slowest speed in centimetres, and whether friends are near
 * @param dice - where the chance comes from: one D6
 * @param label - what is rolled for
 * @returns the roll, what it needed, and whether they arrive
 * @throws {@link WargameError} `geometry/…` for a speed that is none
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollArrival } from 'wargame-rules/battlefleet-gothic';
 *
 * rollArrival({ slowest: 20 }, scriptedDice([4])).arrives; // => false
 * rollArrival({ slowest: 20, friendsNear: true }, scriptedDice([4])).arrives; // => true
 * ```
 */
export function rollArrival(
  { slowest, friendsNear = false }: Arriving,
  dice: Dice,
  label: string = 'Arrival',
): ArrivalRoll {
  const needed = arrivalNeeds(slowest);
  const roll = d6(dice, label);
  const total = friendsNear ? roll + FRIENDS_BONUS : roll;
  return { roll, total, needed, arrives: total >= needed };
}
