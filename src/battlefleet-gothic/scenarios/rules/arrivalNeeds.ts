import { requireLength } from '../../../core/geometry/requireNumber';

/**
 * Tells what a D6 has to be at least for ships to arrive: 5 where the slowest makes up to 20 cm, 3 where it
 * makes 30 or more, 4 in between (ruling: anything over 20 and under 30).
 *
 * @param slowest - the speed of the slowest ship, in centimetres
 * @returns 5, 4 or 3
 * @throws {@link WargameError} `geometry/…` for a speed that is none
 * @since 0.1.0
 * @example
 * ```ts
 * import { arrivalNeeds } from 'wargame-rules/battlefleet-gothic';
 *
 * [20, 25, 30].map(arrivalNeeds); // => [5, 4, 3]
 * ```
 */
export function arrivalNeeds(slowest: number): 3 | 4 | 5 {
  const speed = requireLength(slowest, 'slowest');
  if (speed <= 20) return 5;
  return speed < 30 ? 4 : 3;
}
