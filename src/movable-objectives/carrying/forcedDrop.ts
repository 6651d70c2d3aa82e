import type { Shape } from '../../core/shape/shape';
import { list, optional } from '../../core/shape/shapes';
import { type UnitModels, unitModelsShapes } from '../models/unitModels';
import { dropShape, type ObjectiveDrop } from './objectiveDrop';

/**
 * Something makes the carriers among some models drop what they carry.
 *
 * @since 0.1.0
 */
export interface ForcedDrop extends UnitModels {
  /** Where the objectives go; one that is not told of stays right where it is. */
  readonly drops?: readonly ObjectiveDrop[];
}

export const forcedDropShapes: { readonly models: Shape; readonly drops: Shape } = {
  ...unitModelsShapes,
  drops: optional(list(dropShape)),
};
