import type { Polygon, Zone } from '../geometry/zone';
import { shown } from './shown';

/** The outline of a zone's pieces and holes, as the data of a path; `height` turns it over, so that y grows upwards. */
export function zonePath({ pieces, holes = [] }: Zone, height: number): string {
  const outline = ({ corners }: Polygon): string =>
    `M${corners.map(({ x, y }) => `${shown(x)} ${shown(height - y)}`).join('L')}Z`;
  return [...pieces, ...holes].map(outline).join('');
}
