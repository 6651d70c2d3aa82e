import { atMost } from '../../../core/geometry/atMost';
import { discBody, segmentBody } from '../../../core/geometry/body';
import { bodyDistance } from '../../../core/geometry/bodyDistance';
import type { Point } from '../../../core/geometry/point';
import { requireList } from '../../../core/geometry/requireList';
import { requireObject } from '../../../core/geometry/requireObject';
import { requirePoint } from '../../../core/geometry/requirePoint';
import type { PlacedMarker } from './checkSpacing';

/** How near a vessel of the convoy has to pass for a marker to wake, in centimetres. */
const WAKES_WITHIN = 30;

/**
 * Tells which contact markers wake when a vessel of the convoy moves: those that it comes within 30 cm of, at
 * any point of its move. What they hide is placed after the convoy's Movement Phase.
 *
 * @param markers - the markers still asleep, with their places in centimetres
 * @param path - where the vessel began, each turn it took, and where it ended
 * @returns the ids of those that wake, in the order given
 * @throws {@link WargameError} `geometry/…` for a place that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { markersWoken } from 'wargame-rules/battlefleet-gothic';
 *
 * const markers = [{ id: 'a', at: { x: 60, y: 60 } }, { id: 'b', at: { x: 120, y: 60 } }];
 * markersWoken(markers, [{ x: 40, y: 90 }, { x: 80, y: 90 }]); // => ['a']
 * ```
 */
export function markersWoken(markers: readonly PlacedMarker[], path: readonly Point[]): readonly string[] {
  requireList(path, 'path').forEach((point, index) => {
    requirePoint(point, `path[${index}]`);
  });
  const comesNear = (marker: PlacedMarker, index: number): boolean => {
    const { at } = requireObject(marker, `markers[${index}]`);
    requirePoint(at, `markers[${index}].at`);
    return path.some((point, place) => {
      const leg = segmentBody(path[Math.max(0, place - 1)] as Point, point);
      return atMost(bodyDistance(discBody(at, 0), leg), WAKES_WITHIN);
    });
  };
  return requireList(markers, 'markers')
    .filter(comesNear)
    .map(({ id }) => id);
}
