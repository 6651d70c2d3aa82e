import type { Equivalent } from './equivalent';

export const coreGeometry: readonly Equivalent[] = [
  {
    file: 'src/core/geometry/bodyDistance.ts',
    code: 'dot(direction, next) <= 0',
    becomes: 'dot(direction, next) < 0',
    reason:
      'at a right angle the origin lies between only where it is the furthest spot itself, and the next round ends with 0 too',
  },
  {
    file: 'src/core/geometry/bodyDistance.ts',
    code: 'aside < 0',
    becomes: 'aside <= 0',
    reason: 'at a distance of 0 the direction is never used',
  },
  {
    file: 'src/core/geometry/bodyDistance.ts',
    code: 'cross(second, minus(next, second)) > 0',
    becomes: 'cross(second, minus(next, second)) >= 0',
    reason: 'the origin is then on the next chord, and the next round ends with 0 too',
  },
  {
    file: 'src/core/geometry/bodyDistance.ts',
    code: 'cross(next, minus(first, next)) > 0',
    becomes: 'cross(next, minus(first, next)) >= 0',
    reason: 'the origin is then on the next chord, and the next round ends with 0 too',
  },
  {
    file: 'src/core/geometry/crossingSides.ts',
    code: 'one < count',
    becomes: 'one <= count',
    reason: 'no other side comes after the last',
  },
  {
    file: 'src/core/geometry/edgeParts.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text has no place on the edge, and is left out with the crumbs',
  },
  {
    file: 'src/core/geometry/edgeParts.ts',
    code: 'to === from',
    becomes: 'false',
    reason:
      'a stretch of no length joins the next or is left out with the crumbs; the check is for speed only',
  },
  {
    file: 'src/core/geometry/edgeParts.ts',
    code: 'slant === 0',
    becomes: 'false',
    reason: 'what is divided by 0 is no share between 0 and 1',
  },
  {
    file: 'src/core/geometry/edgeParts.ts',
    code: 'share > 0',
    becomes: 'share >= 0',
    reason: 'a cut at the end of the edge adds only a stretch of no length, which is passed by',
  },
  {
    file: 'src/core/geometry/edgeParts.ts',
    code: 'share < 1',
    becomes: 'share <= 1',
    reason: 'a cut at the end of the edge adds only a stretch of no length, which is passed by',
  },
  {
    file: 'src/core/geometry/edgesOf.ts',
    code: 'area > 0',
    becomes: 'area >= 0',
    reason: 'a polygon whose edges do not touch has an area',
  },
  {
    file: 'src/core/geometry/requireNumber.ts',
    code: "typeof value !== 'number'",
    becomes: 'false',
    reason: 'nothing but a number is a finite one; the check is for the types',
  },
  {
    file: 'src/core/geometry/surroundsPoint.ts',
    code: 'cross(minus(to, from), minus(point, from)) > 0',
    becomes: 'cross(minus(to, from), minus(point, from)) <= 0',
    reason:
      'an even number of sides reaches across the height of the point, so the others are odd or even with these',
  },
  {
    file: 'src/core/geometry/surroundsPoint.ts',
    code: 'isLeft === to.y > from.y',
    becomes: 'isLeft !== to.y > from.y',
    reason:
      'an even number of sides reaches across the height of the point, so the others are odd or even with these',
  },
  {
    file: 'src/core/geometry/surroundsPoint.ts',
    code: 'to.y > from.y',
    becomes: 'to.y <= from.y',
    reason:
      'an even number of sides reaches across the height of the point, so the others are odd or even with these',
  },
  {
    file: 'src/core/geometry/surroundsPoint.ts',
    code: 'to.y > from.y',
    becomes: 'to.y >= from.y',
    reason: 'a level side reaches across no height, and was passed by before',
  },
  {
    file: 'src/core/geometry/touchesLine.ts',
    code: '{ x: apart.x - share * along.x, y: apart.y - share * along.y }',
    becomes: '{}',
    reason: 'nothing is passed by then; measuring gives the same answer, and the short cut is for speed only',
  },
  {
    file: 'src/core/geometry/touchesLine.ts',
    code: 'lengthOf(nearest) > body.radius + body.reach + TOLERANCE',
    becomes: 'false',
    reason: 'measuring gives the same answer; the short cut is for speed only',
  },
  {
    file: 'src/core/geometry/touchesLine.ts',
    code: 'lengthOf(nearest) > body.radius + body.reach + TOLERANCE',
    becomes: 'lengthOf(nearest) >= body.radius + body.reach + TOLERANCE',
    reason: 'a line out of reach by the tolerance is not touched either; the short cut is for speed only',
  },
  {
    file: 'src/core/geometry/whollyWithin.ts',
    code: `(at: Point): boolean =>
    anySurrounds(pieces, at) &&
    !anySurrounds(holes, at) &&
    !ofHoles.some((edge) => touchesLine(discBody(at, TOLERANCE), edge))`,
    becomes: '() => undefined',
    reason:
      'the distance to the zone begins with the same questions and is 0 then; the short cut is for speed only',
  },
  {
    file: 'src/core/geometry/whollyWithin.ts',
    code: `anySurrounds(pieces, at) &&
    !anySurrounds(holes, at) &&
    !ofHoles.some((edge) => touchesLine(discBody(at, TOLERANCE), edge))`,
    becomes: 'false',
    reason:
      'the distance to the zone begins with the same questions and is 0 then; the short cut is for speed only',
  },
];
