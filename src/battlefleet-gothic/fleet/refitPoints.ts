import { percent } from '../../core/arithmetic/percent';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * What one refit of a campaign costs: a tenth of the points of the ship or squadron itself, rounded up.
 *
 * @param points - what the ship costs without refits and commander
 * @returns the points of the refit
 * @throws {@link WargameError} `argument/…` for points that are no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { refitPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * refitPoints(50); // => 5
 * refitPoints(185); // => 19
 * ```
 */
export function refitPoints(points: number): number {
  // Second-hand: the source text only names refits.
  return percent(requireWholeNumber(points, 'points'), 10, 'up');
}
