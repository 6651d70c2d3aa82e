import type { Violation } from '../errors/violation';
import type { GeometryErrorCode } from './geometryErrorCode';
import type { Zone } from './zone';
import { zoneFaults } from './zoneFaults';

/**
 * Lists what is wrong with a zone: no piece, fewer than three corners, a corner that is nowhere or comes
 * twice in a row, edges that cross or touch. Every function that takes a zone refuses it for the same reasons.
 *
 * @param zone - the zone
 * @returns the reasons, each naming its place, such as `zone.pieces[0].corners[2].x`; none when it will do
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkZone } from 'wargame-rules';
 *
 * const bowTie = [{ x: 0, y: 0 }, { x: 9, y: 9 }, { x: 9, y: 0 }, { x: 0, y: 9 }];
 * checkZone({ pieces: [{ corners: bowTie }] }).map((fault) => fault.code); // => ['geometry/crosses-itself']
 * ```
 */
export function checkZone(zone: Zone): readonly Violation<GeometryErrorCode>[] {
  return zoneFaults(zone, 'zone');
}
