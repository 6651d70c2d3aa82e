import type { Violation } from '../../../core/errors/violation';
import { atLeast } from '../../../core/geometry/atLeast';
import { distanceBetween } from '../../../core/geometry/distanceBetween';
import type { Point } from '../../../core/geometry/point';
import { requireList } from '../../../core/geometry/requireList';
import { requireLength } from '../../../core/geometry/requireNumber';
import { requireObject } from '../../../core/geometry/requireObject';
import { requirePoint } from '../../../core/geometry/requirePoint';
import { requireTable } from '../../battlezone/tableSize';
import { limitFault } from '../limits/limitFaults';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import type { Spacing } from './spacings';

/**
 * Something placed on the table: a ship, a contact marker.
 *
 * @since 0.1.0
 */
export interface PlacedMarker {
  readonly id: string;
  /** In centimetres. */
  readonly at: Point;
  /** Whose it is, where markers of the two sides keep another distance. */
  readonly side?: string;
}

const DISTANCES = ['fromEdges', 'apart', 'fromEnemies'] as const;

/**
 * Lists what stands too close to an edge, to a friend or to an enemy. Distances are those of the points given;
 * one that is just kept will do.
 *
 * @param markers - what was placed, with its place
 * @param spacing - the table, and the distances to be kept, such as those of {@link SPACINGS}
 * @returns every reason, each naming its place, such as `markers[2].at`
 * @throws {@link WargameError} `geometry/…` and `argument/…` for a place, a distance or a table that can't be,
 *   naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkSpacing, SPACINGS } from 'wargame-rules/battlefleet-gothic';
 *
 * const spacing = { table: { width: 180, height: 120 }, ...SPACINGS.convoy };
 * const markers = [{ id: 'a', at: { x: 30, y: 60 } }, { id: 'b', at: { x: 59, y: 60 } }];
 * checkSpacing(markers, spacing).map(({ path }) => path); // => ['markers[1].at']
 * ```
 */
export function checkSpacing(
  markers: readonly PlacedMarker[],
  spacing: Spacing,
): readonly Violation<ScenarioErrorCode>[] {
  const { width, height } = requireTable(spacing.table);
  for (const distance of DISTANCES) requireLength(spacing[distance], distance);
  requireList(markers, 'markers').forEach((marker, index) => {
    const path = `markers[${index}]`;
    requirePoint(requireObject(marker, path).at, `${path}.at`);
  });
  return markers.flatMap((marker, index) => {
    const { x, y } = marker.at;
    const path = `markers[${index}].at`;
    const edge = Math.min(x, y, width - x, height - y);
    const nearEdge = !atLeast(edge, spacing.fromEdges)
      ? [
          limitFault(
            'scenario/wrong-place',
            `${marker.id} is less than ${spacing.fromEdges} cm from an edge`,
            path,
          ),
        ]
      : [];
    return [
      ...nearEdge,
      ...markers.slice(0, index).flatMap((other) => tooClose(marker, other, spacing, path)),
    ];
  });
}

function tooClose(
  marker: PlacedMarker,
  other: PlacedMarker,
  { apart, fromEnemies }: Spacing,
  path: string,
): readonly Violation<ScenarioErrorCode>[] {
  const least = marker.side === other.side ? apart : fromEnemies;
  if (atLeast(distanceBetween(marker.at, other.at), least)) return [];
  return [limitFault('scenario/wrong-place', `${marker.id} is less than ${least} cm from ${other.id}`, path)];
}
