import type { Point } from './point';

export const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y });
export const dot = (p: Point, q: Point): number => p.x * q.x + p.y * q.y;
/** Above 0 where `q` lies on the side of `p` to which the facing grows. */
export const cross = (p: Point, q: Point): number => p.x * q.y - p.y * q.x;
/** A square root is the same on every platform, which `Math.hypot` is not. */
export const lengthOf = (p: Point): number => Math.sqrt(p.x * p.x + p.y * p.y);
