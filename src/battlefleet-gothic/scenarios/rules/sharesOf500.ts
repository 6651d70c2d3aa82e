import { divide } from '../../../core/arithmetic/divide';
import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/** Each of so many points of ships, the last of them begun or not, is one share. */
const SHARE = 500;

/**
 * Counts the shares of 500 points in a fleet, a share that was begun included: how many dice of defences it
 * gets.
 *
 * @param points - the points of the fleet
 * @returns the shares
 * @throws {@link WargameError} `argument/…` for points that are no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { sharesOf500 } from 'wargame-rules/battlefleet-gothic';
 *
 * sharesOf500(1000); // => 2
 * sharesOf500(1001); // => 3
 * ```
 */
export function sharesOf500(points: number): number {
  return divide(requireWholeNumber(points, 'points'), SHARE, 'up');
}
