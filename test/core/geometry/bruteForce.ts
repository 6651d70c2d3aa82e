import type { Placed, Point } from 'wargame-rules';

/** Measures by trying everything, and shares no code or method with the library. */

const radiansOf = ({ facing = 0 }: Placed): number => (facing * Math.PI) / 180;
const apart = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

function halves({ base }: Placed): readonly [number, number] {
  return base.shape === 'round' ? [base.diameter / 2, base.diameter / 2] : [base.length / 2, base.width / 2];
}

/** A point of a base: `share` of the way round its rim, `out` of the way from its middle (1: on the rim). */
export function pointOf(thing: Placed | Point, share: number, out = 1): Point {
  if (!('base' in thing)) return thing;
  const [length, width] = halves(thing);
  const own = thing.base.shape === 'rectangle' ? onSquare(share) : onCircle(share);
  const [ahead, aside] = [own.x * length * out, own.y * width * out];
  const turn = radiansOf(thing);
  return {
    x: thing.at.x + ahead * Math.cos(turn) - aside * Math.sin(turn),
    y: thing.at.y + ahead * Math.sin(turn) + aside * Math.cos(turn),
  };
}

const onCircle = (share: number): Point => ({
  x: Math.cos(2 * Math.PI * share),
  y: Math.sin(2 * Math.PI * share),
});

function onSquare(share: number): Point {
  const place = (((share % 1) + 1) % 1) * 4;
  const along = (place % 1) * 2 - 1;
  if (place < 1) return { x: 1, y: along };
  if (place < 2) return { x: -along, y: 1 };
  if (place < 3) return { x: -1, y: -along };
  return { x: along, y: -1 };
}

export function covers(thing: Placed | Point, { x, y }: Point): boolean {
  if (!('base' in thing)) return false;
  const [length, width] = halves(thing);
  const turn = -radiansOf(thing);
  const [dx, dy] = [x - thing.at.x, y - thing.at.y];
  const ahead = (dx * Math.cos(turn) - dy * Math.sin(turn)) / length;
  const aside = (dx * Math.sin(turn) + dy * Math.cos(turn)) / width;
  return thing.base.shape === 'rectangle'
    ? Math.abs(ahead) <= 1 && Math.abs(aside) <= 1
    : ahead * ahead + aside * aside <= 1;
}

const middle = (thing: Placed | Point): Point => ('base' in thing ? thing.at : thing);

/** The least distance between any two points of the rims, from a dense grid that is then drawn ever finer. */
export function bruteDistance(a: Placed | Point, b: Placed | Point): number {
  const count = 192;
  const block = 16;
  const rimA = Array.from({ length: count }, (_, index) => pointOf(a, index / count));
  const rimB = Array.from({ length: count }, (_, index) => pointOf(b, index / count));
  if ([middle(a), ...rimA].some((p) => covers(b, p)) || [middle(b), ...rimB].some((p) => covers(a, p)))
    return 0;
  // The best of every block of the grid, so that a second valley can't hide behind the first.
  const best = new Map<number, { value: number; s: number; t: number }>();
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const value = apart(rimA[i] as Point, rimB[j] as Point);
      const key = Math.floor(i / block) * count + Math.floor(j / block);
      if (value < (best.get(key)?.value ?? Infinity)) best.set(key, { value, s: i / count, t: j / count });
    }
  }
  const candidates = [...best.values()].sort((p, q) => p.value - q.value).slice(0, 6);
  return Math.min(...candidates.map((start) => refine(a, b, start)));
}

/** Walks downhill on a grid that gets finer whenever it finds nothing better. */
function refine(
  a: Placed | Point,
  b: Placed | Point,
  start: { value: number; s: number; t: number },
): number {
  let { value, s, t } = start;
  let step = 1 / 192;
  for (let round = 0; round < 400 && step > 1e-14; round++) {
    const before = value;
    let [bestS, bestT] = [s, t];
    for (let i = -4; i <= 4; i++) {
      for (let j = -4; j <= 4; j++) {
        const tried = apart(pointOf(a, s + (i * step) / 4), pointOf(b, t + (j * step) / 4));
        if (tried < value) [value, bestS, bestT] = [tried, s + (i * step) / 4, t + (j * step) / 4];
      }
    }
    [s, t] = [bestS, bestT];
    if (value === before) step /= 3;
  }
  return value;
}

/**
 * A distance that is certainly not exceeded: the widest strip between two parallel lines that keeps the two
 * apart, of those tried. Below 0 where none does.
 */
export function widestStrip(a: Placed | Point, b: Placed | Point): number {
  const strip = (turn: number): number => {
    const along = { x: Math.cos(turn), y: Math.sin(turn) };
    const between = (middle(b).x - middle(a).x) * along.x + (middle(b).y - middle(a).y) * along.y;
    return between - extent(a, turn) - extent(b, turn);
  };
  let best = 0;
  for (let index = 0; index < 720; index++) {
    const turn = (index * Math.PI) / 360;
    if (strip(turn) > strip(best)) best = turn;
  }
  for (let step = Math.PI / 360; step > 1e-12; step /= 1.5) {
    for (const turn of [best - step, best - step / 2, best + step / 2, best + step]) {
      if (strip(turn) > strip(best)) best = turn;
    }
  }
  return strip(best);
}

/** How far a base reaches in a direction. */
function extent(thing: Placed | Point, turn: number): number {
  if (!('base' in thing)) return 0;
  const [length, width] = halves(thing);
  const own = turn - radiansOf(thing);
  const [ahead, aside] = [length * Math.cos(own), width * Math.sin(own)];
  return thing.base.shape === 'rectangle' ? Math.abs(ahead) + Math.abs(aside) : Math.hypot(ahead, aside);
}
