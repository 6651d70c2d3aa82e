import type { Point } from '../../core/geometry/point';
import { lengthOf, minus } from '../../core/geometry/vector';
import type { Battlefield, Field } from './battlefield';
import { type Extent, fieldExtent } from './fieldExtent';
import { extentsOverlap, liesWithin, overlapsDisc } from './overlaps';
import { SQUARE_SIZE, squaresOf } from './square';

/** How finely places are tried, in centimetres. */
const STEP = 5;

/**
 * Proposes a place for each field: in its square, clear of the planet and of the fields before it. They would
 * stand in a row towards the star; where the planet is in the way, the nearest free place is taken, and the
 * planned one where the square is full.
 */
export function placeFields(
  fields: readonly Omit<Field, 'at'>[],
  { table, sunward, planet }: Pick<Battlefield, 'table' | 'sunward' | 'planet'>,
): readonly Field[] {
  const squares = new Map(squaresOf(table).map((square) => [square.name, square]));
  const taken: Extent[] = [];
  return fields.map((field) => {
    const { x = 0, y = 0 } = squares.get(field.square) ?? {};
    const square = { x, y, width: SQUARE_SIZE, height: SQUARE_SIZE };
    const neighbours = fields.filter((other) => other.square === field.square);
    const share = (neighbours.indexOf(field) + 0.5) / neighbours.length;
    const ideal = towardsStar(square, share, sunward);
    const isFree = (at: Point): boolean => {
      const extent = fieldExtent(field, at, sunward);
      const clear = !taken.some((other) => extentsOverlap(extent, other));
      return clear && liesWithin(extent, square) && !(planet && overlapsDisc(extent, planet));
    };
    const at = isFree(ideal) ? ideal : (nearestPlace(square, ideal, isFree) ?? ideal);
    taken.push(fieldExtent(field, at, sunward));
    return { ...field, at };
  });
}

function towardsStar({ x, y }: Extent, share: number, sunward: Battlefield['sunward']): Point {
  const middle = SQUARE_SIZE / 2;
  const along = SQUARE_SIZE * share;
  return sunward === 'left' || sunward === 'right'
    ? { x: x + along, y: y + middle }
    : { x: x + middle, y: y + along };
}

function nearestPlace(square: Extent, ideal: Point, isFree: (at: Point) => boolean): Point | null {
  const steps = Array.from({ length: SQUARE_SIZE / STEP + 1 }, (_, index) => index * STEP);
  let nearest: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const right of steps) {
    for (const up of steps) {
      const at = { x: square.x + right, y: square.y + up };
      const distance = lengthOf(minus(at, ideal));
      if (distance < least && isFree(at)) [nearest, least] = [at, distance];
    }
  }
  return nearest;
}
