import type { Point } from './point';

/** Enough terms for every bit, up to an eighth turn. */
const TERMS = 16;

/**
 * The point at distance 1 in a direction, in degrees from +x towards +y; quarter turns come out exactly.
 *
 * The sines of engines differ in their last bit, and the same table must measure alike everywhere. Hence a series
 * of our own, of nothing but sums, products and quotients, which all engines round alike.
 */
export function direction(degrees: number): Point {
  const turn = ((degrees % 360) + 360) % 360;
  const quarters = Math.round(turn / 90);
  const rest = ((turn - quarters * 90) * Math.PI) / 180;
  const cosine = series(rest * rest, 1);
  const sine = rest * series(rest * rest, 2);
  switch (quarters % 4) {
    case 0:
      return { x: cosine, y: sine };
    case 1:
      return { x: -sine + 0, y: cosine };
    case 2:
      return { x: -cosine, y: -sine + 0 };
    default:
      return { x: sine, y: -cosine };
  }
}

/** 1 - s/(n(n+1)) + s²/(n(n+1)(n+2)(n+3)) - …, from the last term to the first. */
function series(square: number, first: number): number {
  let sum = 1;
  for (let n = first + TERMS; n >= first; n -= 2) sum = 1 - (square / (n * (n + 1))) * sum;
  return sum;
}
