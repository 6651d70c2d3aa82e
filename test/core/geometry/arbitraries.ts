import fc from 'fast-check';
import type { Base, Placed, Point, Zone } from 'wargame-rules';

const number = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true }).map((value) => value + 0);

export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
};

export const size = number(0.2, 8);
export const point: fc.Arbitrary<Point> = fc.record({ x: number(-20, 20), y: number(-20, 20) }).map(freeze);
/** Quarter and eighth turns often, for it is there that sides are parallel. */
export const angle = fc.oneof(
  number(-720, 720),
  fc.integer({ min: -16, max: 16 }).map((eighth) => eighth * 45),
);

export const roundBase: fc.Arbitrary<Base> = size.map((diameter) => ({ shape: 'round', diameter }));
export const longBase: fc.Arbitrary<Base> = fc.record({
  shape: fc.constantFrom('oval', 'rectangle'),
  length: size,
  width: size,
});
export const base = fc.oneof(roundBase, longBase, longBase);

export const placedOn = (bases: fc.Arbitrary<Base>): fc.Arbitrary<Placed> =>
  fc.record({ base: bases, at: point, facing: angle }).map(freeze);
export const placed = placedOn(base);
export const roundPlaced = placedOn(roundBase);
export const placedOrPoint: fc.Arbitrary<Placed | Point> = fc.oneof(placed, placed, placed, point);

/** A turn about the origin, then a shift. */
export interface Motion {
  readonly degrees: number;
  readonly by: Point;
}
export const motion: fc.Arbitrary<Motion> = fc.record({ degrees: angle, by: point }).map(freeze);

export function movedPoint({ x, y }: Point, { degrees, by }: Motion): Point {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin + by.x, y: x * sin + y * cos + by.y };
}

export function moved<T extends Placed | Point>(thing: T, by: Motion): Placed | Point {
  if (!('base' in thing)) return freeze(movedPoint(thing, by));
  const { base: same, at, facing = 0 } = thing;
  return freeze({ base: same, at: movedPoint(at, by), facing: facing + by.degrees });
}

export function movedZone(zone: Zone, by: Motion): Zone {
  return mapCorners(zone, (corners) => corners.map((corner) => movedPoint(corner, by)));
}

/** The same zone, each polygon begun at another corner and maybe gone round the other way. */
export function rewritten(zone: Zone, start: number, reverse: boolean): Zone {
  return mapCorners(zone, (corners) => {
    const first = start % corners.length;
    const rolled = [...corners.slice(first), ...corners.slice(0, first)];
    return reverse ? rolled.reverse() : rolled;
  });
}

function mapCorners(zone: Zone, change: (corners: readonly Point[]) => readonly Point[]): Zone {
  const polygons = (list: Zone['pieces']): Zone['pieces'] =>
    list.map(({ corners }) => ({ corners: change(corners) }));
  return freeze({
    pieces: polygons(zone.pieces),
    ...(zone.holes ? { holes: polygons(zone.holes) } : {}),
  });
}

/** A simple polygon that may have many corners pointing inwards: one corner on each of several rays. */
export const starZone: fc.Arbitrary<Zone> = fc
  .tuple(fc.array(number(2, 15), { minLength: 3, maxLength: 12 }), point)
  .map(([radii, middle]) =>
    freeze({
      pieces: [
        {
          corners: radii.map((radius, index) => ({
            x: middle.x + radius * Math.cos((2 * Math.PI * index) / radii.length),
            y: middle.y + radius * Math.sin((2 * Math.PI * index) / radii.length),
          })),
        },
      ],
    }),
  );
