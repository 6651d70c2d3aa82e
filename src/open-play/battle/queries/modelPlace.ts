import type { Placed } from '../../../core/geometry/placed';
import type { Point } from '../../../core/geometry/point';
import type { BattleModel } from '../battle';
import { placeAt } from '../placeAt';

/**
 * A model as the geometry takes it: its base where it stands, or its middle where it has no base.
 *
 * @param model - the model
 * @returns the placed base or the point, in inches; null when its position is not known
 * @since 0.1.0
 * @example
 * ```ts
 * import { modelPlace } from 'wargame-rules/open-play';
 *
 * const base = { shape: 'round', diameter: 1.26 } as const;
 * modelPlace({ base, at: { x: 22, y: 15 } }); // => { base: { shape: 'round', diameter: 1.26 }, at: { x: 22, y: 15 } }
 * modelPlace({ at: { x: 22, y: 15 } }); // => { x: 22, y: 15 }
 * modelPlace({ base }); // => null
 * ```
 */
export function modelPlace(model: Pick<BattleModel, 'at' | 'base' | 'facing'>): Placed | Point | null {
  return model.at ? placeAt(model, model.at) : null;
}
