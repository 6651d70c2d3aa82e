import type { Violation } from '../errors/violation';
import { crossingSides } from './crossingSides';
import type { GeometryErrorCode } from './geometryErrorCode';
import type { Point } from './point';
import { numberFault } from './requireNumber';

type Fault = Violation<GeometryErrorCode>;

/** What is wrong with a zone, which may be anything at all. */
export function zoneFaults(zone: unknown, path: string): readonly Fault[] {
  if (!isObject(zone)) return [missing('a zone', path)];
  const { pieces, holes } = zone;
  if (!Array.isArray(pieces)) return [missing('a list of pieces', `${path}.pieces`)];
  const faults = pieces.flatMap((piece, index) => polygonFaults(piece, `${path}.pieces[${index}]`));
  if (pieces.length === 0) {
    faults.push({
      code: 'geometry/no-pieces',
      message: 'a zone has at least one piece',
      path: `${path}.pieces`,
    });
  }
  if (holes === undefined) return faults;
  if (!Array.isArray(holes)) return [...faults, missing('a list of holes', `${path}.holes`)];
  return [...faults, ...holes.flatMap((hole, index) => polygonFaults(hole, `${path}.holes[${index}]`))];
}

function polygonFaults(polygon: unknown, path: string): Fault[] {
  const corners = isObject(polygon) ? polygon.corners : undefined;
  if (!Array.isArray(corners)) return [missing('a list of corners', `${path}.corners`)];
  const faults = corners.flatMap((corner, index) => cornerFaults(corner, `${path}.corners[${index}]`));
  if (corners.length < 3) {
    faults.push({
      code: 'geometry/too-few-corners',
      message: `expected at least 3 corners, got ${corners.length}`,
      path: `${path}.corners`,
      facts: { corners: corners.length, least: 3 },
    });
  }
  return faults.length > 0 ? faults : shapeFaults(corners, path);
}

/** Asked only once every corner is a point. */
function shapeFaults(corners: readonly Point[], path: string): Fault[] {
  const repeated = corners.flatMap((corner, index): Fault[] => {
    const next = (index + 1) % corners.length;
    if (corner.x !== corners[next]?.x || corner.y !== corners[next]?.y) return [];
    const message = `corner ${index} and the next, ${next}, are the same`;
    return [{ code: 'geometry/repeated-corner', message, path: `${path}.corners[${next}]` }];
  });
  if (repeated.length > 0) return repeated;
  const sides = crossingSides(corners);
  if (!sides) return [];
  return [
    {
      code: 'geometry/crosses-itself',
      message: `the edges after corners ${sides[0]} and ${sides[1]} cross or touch`,
      path: `${path}.corners`,
      facts: { corners: sides },
    },
  ];
}

function cornerFaults(corner: unknown, path: string): Fault[] {
  if (!isObject(corner)) return [missing('a point', path)];
  return (['x', 'y'] as const).flatMap((name) => numberFault(corner[name], `${path}.${name}`) ?? []);
}

function missing(what: string, path: string): Fault {
  return { code: 'geometry/missing', message: `expected ${what}`, path };
}

function isObject(
  value: unknown,
): value is Partial<Record<'pieces' | 'holes' | 'corners' | 'x' | 'y', unknown>> {
  return typeof value === 'object' && value !== null;
}
