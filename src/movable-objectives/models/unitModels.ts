import type { Shape } from '../../core/shape/shape';
import { list, text } from '../../core/shape/shapes';

/**
 * The models of a unit that something happens to. Those that carry nothing may stand among them.
 *
 * @since 0.1.0
 */
export interface UnitModels {
  /** Their ids. */
  readonly models: readonly string[];
}

export const unitModelsShapes: { readonly models: Shape } = { models: list(text) };
