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
  const faults = pieces.flatMap((piece, index) => polygonFaults(piece, () => `${path}.pieces[${index}]`));
  if (pieces.length === 0) {
    faults.push({
      code: 'geometry/no-pieces',
      message: 'a zone has at least one piece',
      path: `${path}.pieces`,
    });
  }
  if (holes === undefined) return faults;
  if (!Array.isArray(holes)) return [...faults, missing('a list of holes', `${path}.holes`)];
  return [...faults, ...holes.flatMap((hole, index) => polygonFaults(hole, () => `${path}.holes[${index}]`))];
}

/** The place is put into words only where something is wrong: zones are checked at every use. */
type Place = () => string;

function polygonFaults(polygon: unknown, place: Place): Fault[] {
  const corners = isObject(polygon) ? polygon.corners : undefined;
  if (!Array.isArray(corners)) return [missing('a list of corners', `${place()}.corners`)];
  const faults: Fault[] = [];
  for (const [index, corner] of corners.entries()) {
    faults.push(...cornerFaults(corner, () => `${place()}.corners[${index}]`));
  }
  if (corners.length < 3) {
    faults.push({
      code: 'geometry/too-few-corners',
      message: `expected at least 3 corners, got ${corners.length}`,
      path: `${place()}.corners`,
      facts: { corners: corners.length, least: 3 },
    });
  }
  return faults.length > 0 ? faults : shapeFaults(corners, place);
}

/** Asked only once every corner is a point. */
function shapeFaults(corners: readonly Point[], place: Place): Fault[] {
  const repeated = corners.flatMap((corner, index): Fault[] => {
    const next = (index + 1) % corners.length;
    const { x, y } = corners[next] as Point;
    if (corner.x !== x || corner.y !== y) return [];
    const message = `corner ${index} and the next, ${next}, are the same`;
    return [{ code: 'geometry/repeated-corner', message, path: `${place()}.corners[${next}]` }];
  });
  if (repeated.length > 0) return repeated;
  const sides = crossingSides(corners);
  if (!sides) return [];
  return [
    {
      code: 'geometry/crosses-itself',
      message: `the edges after corners ${sides[0]} and ${sides[1]} cross or touch`,
      path: `${place()}.corners`,
      facts: { corners: sides },
    },
  ];
}

function cornerFaults(corner: unknown, place: Place): Fault[] {
  if (!isObject(corner)) return [missing('a point', place())];
  const faults: Fault[] = [];
  for (const name of ['x', 'y'] as const) {
    const fault = numberFault(corner[name], name);
    if (fault) faults.push({ ...fault, path: `${place()}.${name}` });
  }
  return faults;
}

function missing(what: string, path: string): Fault {
  return { code: 'geometry/missing', message: `expected ${what}`, path };
}

function isObject(
  value: unknown,
): value is Partial<Record<'pieces' | 'holes' | 'corners' | 'x' | 'y', unknown>> {
  return typeof value === 'object' && value !== null;
}
