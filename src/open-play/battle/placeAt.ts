import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import type { BattleModel } from './battle';

/** A model as the geometry takes it, were it to stand somewhere: its base, or its middle where it has no base. */
export function placeAt(
  { base, facing: before }: Pick<BattleModel, 'base' | 'facing'>,
  at: Point,
  facing: number | undefined = before,
): Placed | Point {
  if (!base) return at;
  return facing === undefined ? { base, at } : { base, at, facing };
}
