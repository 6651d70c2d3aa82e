import type { Edge } from './edgesOf';
import type { Point } from './point';
import { TOLERANCE } from './tolerance';
import { cross, lengthOf, minus } from './vector';

/** A stretch of an edge. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

/** How far beside an edge one looks to see what lies there: pieces closer together than this are joined. */
const BESIDE = TOLERANCE / 2;

/**
 * The stretches of an edge that have something beside them, as `keep` finds it.
 *
 * What lies beside an edge is looked up a little away from it, at a spot that no rounding can put on the
 * wrong side; it can change only where that line crosses one of `others`. Stretches shorter than the
 * tolerance are crumbs where edges meet, and are left out unless they are the whole edge. Where a shared edge
 * ends in a sharp corner of the zone, longer ones may remain, but no further inside than half the tolerance.
 *
 * @param side - `1` to look outwards, `-1` to look inwards
 */
export function edgeParts(
  edge: Edge,
  side: 1 | -1,
  others: readonly Edge[],
  keep: (beside: Point) => boolean,
): readonly Stretch[] {
  const along = minus(edge.to, edge.from);
  const length = lengthOf(along);
  const start = {
    x: edge.from.x + side * BESIDE * edge.outward.x,
    y: edge.from.y + side * BESIDE * edge.outward.y,
  };
  const spot = (share: number, from: Point): Point => ({
    x: from.x + share * along.x,
    y: from.y + share * along.y,
  });
  const cuts = [0, ...others.flatMap((other) => crossing(start, along, other)), 1].sort((p, q) => p - q);
  const kept: { from: number; to: number }[] = [];
  for (let index = 1; index < cuts.length; index++) {
    const from = cuts[index - 1] as number;
    const to = cuts[index] as number;
    if (to === from || !keep(spot((from + to) / 2, start))) continue;
    const last = kept[kept.length - 1];
    if (last && last.to === from) last.to = to;
    else kept.push({ from, to });
  }
  return kept
    .filter(({ from, to }) => to - from === 1 || (to - from) * length >= TOLERANCE)
    .map(({ from, to }) => ({ from: spot(from, edge.from), to: spot(to, edge.from) }));
}

/** How far along a line it crosses an edge, as a share of the line: none or one, between 0 and 1. */
function crossing(start: Point, along: Point, { from, to }: Edge): readonly number[] {
  const other = minus(to, from);
  const slant = cross(along, other);
  if (slant === 0) return [];
  const between = minus(from, start);
  const share = cross(between, other) / slant;
  const place = cross(between, along) / slant;
  return share > 0 && share < 1 && place >= -1e-9 && place <= 1 + 1e-9 ? [share] : [];
}
