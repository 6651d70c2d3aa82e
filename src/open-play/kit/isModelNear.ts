import { isWithin } from '../../core/geometry/isWithin';
import type { Placed } from '../../core/geometry/placed';
import type { Point } from '../../core/geometry/point';
import type { BattleModel } from '../battle/battle';
import { modelPlace } from '../battle/queries/modelPlace';

/** Whether a model is near a place or a base. One whose position is not known is near nothing. */
export function isModelNear(model: BattleModel, place: Placed | Point, inches: number): boolean {
  const at = modelPlace(model);
  return at !== null && isWithin(at, place, inches);
}
