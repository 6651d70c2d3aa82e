import { distanceBetween } from './distanceBetween';
import type { Placed } from './placed';
import { TOLERANCE } from './tolerance';

/**
 * Tells whether two bases touch: no gap between them that is wider than {@link TOLERANCE}. Bases that
 * overlap touch as well.
 *
 * @param from - a placed base
 * @param to - a placed base
 * @returns whether they are in base contact
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { inBaseContact, type Placed } from 'wargame-rules';
 *
 * const one: Placed = { base: { shape: 'round', diameter: 1.1 }, at: { x: 0.1, y: 0 } };
 * const other: Placed = { base: { shape: 'round', diameter: 1.1 }, at: { x: 1.2, y: 0 } };
 * inBaseContact(one, other); // => true
 * ```
 */
export function inBaseContact(from: Placed, to: Placed): boolean {
  return distanceBetween(from, to) <= TOLERANCE;
}
