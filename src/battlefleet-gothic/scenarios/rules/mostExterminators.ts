import { divide } from '../../../core/arithmetic/divide';
import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/**
 * Counts the Exterminators that an attacking fleet may have: one for every 1,000 points or part of them.
 *
 * @param points - the agreed points
 * @returns how many capital ships may be Exterminators
 * @throws {@link WargameError} `argument/…` for points that are no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { mostExterminators } from 'wargame-rules/battlefleet-gothic';
 *
 * [1000, 1001].map(mostExterminators); // => [1, 2]
 * ```
 */
export function mostExterminators(points: number): number {
  return divide(requireWholeNumber(points, 'points'), 1_000, 'up');
}
