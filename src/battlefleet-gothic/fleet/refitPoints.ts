import { percent } from '../../core/arithmetic/percent';

/**
 * What one refit of a campaign costs: a tenth of the points of the ship or squadron itself, rounded up.
 *
 * @param points - what the ship costs without refits and commander
 * @returns the points of the refit
 * @throws {@link WargameError} `argument/not-a-whole-number` for anything but whole points
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
  return percent(points, 10, 'up');
}
