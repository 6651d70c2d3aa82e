import { rectangleZone } from '../../core/geometry/rectangleZone';
import type { Zone } from '../../core/geometry/zone';
import { requireOneOf } from '../choosing/requireOneOf';
import type { Field } from './battlefield';
import { fieldExtent } from './fieldExtent';
import { TABLE_EDGES, type TableEdge } from './tableEdge';

/**
 * Tells what part of the table a cloud, an asteroid field or a warp rift covers, for measuring: its length lies
 * along the sunward edge.
 *
 * @param field - the field, with its centre where it was placed
 * @param sunward - the sunward edge of the table
 * @returns the rectangle as a zone, in centimetres
 * @throws {@link WargameError} `argument/unknown-value` for another edge; `geometry/…` for a field that can't be
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWithinZone } from 'wargame-rules';
 * import { fieldZone } from 'wargame-rules/battlefleet-gothic';
 *
 * const at = { x: 30, y: 30 };
 * const cloud = { id: 'A1-1', kind: 'gas-cloud', square: 'A1', width: 4, length: 20, at } as const;
 * isWithinZone({ x: 22, y: 30 }, fieldZone(cloud, 'top')); // => true
 * isWithinZone({ x: 22, y: 30 }, fieldZone(cloud, 'left')); // => false
 * ```
 */
export function fieldZone(field: Field, sunward: TableEdge): Zone {
  return rectangleZone(fieldExtent(field, field.at, requireOneOf(sunward, TABLE_EDGES, 'sunward')));
}
