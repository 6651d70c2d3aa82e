import type { Zone } from '../../../core/geometry/zone';
import { element } from '../../../core/picture/element';
import { shown } from '../../../core/picture/shown';
import { zonePath } from '../../../core/picture/zonePath';
import type { Battlefield } from '../battlefield';
import { SQUARE_SIZE, squaresOf } from '../square';
import { label } from './drawSky';

/** The squares in which phenomena were rolled, with their names in the corner. */
export function drawSquares({ table }: Battlefield): readonly string[] {
  return squaresOf(table).flatMap(({ name, x, y }) => [
    element('rect', {
      x,
      y: table.height - y - SQUARE_SIZE,
      width: SQUARE_SIZE,
      height: SQUARE_SIZE,
      fill: 'none',
      stroke: '#777',
      'stroke-width': 0.2,
      'stroke-dasharray': '1 1',
    }),
    label(name, x + 3, table.height - y - 3, { 'font-size': 3 }),
  ]);
}

/** The edge with the star: a row of rays pointing at the table, so that it needs no colour. */
export function drawSunward({ table, sunward }: Battlefield): string {
  const { width, height } = table;
  const across = sunward === 'top' || sunward === 'bottom';
  const rays = Math.floor((across ? width : height) / 10);
  const step = (across ? width : height) / rays;
  const inwards = sunward === 'top' || sunward === 'left' ? 1 : -1;
  const edge = sunward === 'bottom' ? height : sunward === 'right' ? width : 0;
  const d = Array.from({ length: rays }, (_, index) => {
    const spot = (along: number, depth: number): string =>
      across
        ? `${shown(along)} ${shown(edge + depth * inwards)}`
        : `${shown(edge + depth * inwards)} ${shown(along)}`;
    const middle = (index + 0.5) * step;
    return `M${spot(middle - 2, -4)}L${spot(middle + 2, -4)}L${spot(middle, 0)}Z`;
  }).join('');
  return element('path', { d, fill: '#000' });
}

/**
 * A zone to be drawn on a plan, with its name.
 *
 * @since 0.1.0
 */
export interface NamedZone {
  readonly name: string;
  /** In centimetres. */
  readonly zone: Zone;
}

/** The outline of a zone in which a side sets up. */
export function drawZone({ zone }: NamedZone, height: number): string {
  return element('path', {
    d: zonePath(zone, height),
    fill: 'none',
    stroke: '#000',
    'stroke-width': 0.8,
    'stroke-dasharray': '6 2 1 2',
  });
}

/** Its name, at the upper edge of each piece; written last, so that nothing covers it. */
export function nameZone({ name, zone }: NamedZone, height: number): readonly string[] {
  return zone.pieces.map(({ corners }) => {
    const across = corners.map(({ x }) => x);
    const x = (Math.min(...across) + Math.max(...across)) / 2;
    const y = height - Math.max(...corners.map((corner) => corner.y)) + 4;
    return label(name, x, y, { 'font-size': 4, 'font-style': 'italic' });
  });
}
