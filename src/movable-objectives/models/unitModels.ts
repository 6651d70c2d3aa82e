import { list, type Shape, text } from '../checking/shape';

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
