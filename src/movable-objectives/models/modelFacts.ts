import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { flag, members, oneOf, optional, text } from '../../core/shape/shapes';

/**
 * The kinds of models that the rules tell apart. Troops on foot of any sort are `infantry`; a vehicle that
 * is neither a Walker nor a Transport is a `vehicle`.
 *
 * @since 0.1.0
 */
export const MODEL_KINDS = [
  'infantry',
  'beast',
  'cavalry',
  'artillery',
  'bike',
  'jetbike',
  'monstrous-creature',
  'flying-monstrous-creature',
  'walker',
  'transport',
  'vehicle',
] as const;

/**
 * A kind of model.
 *
 * @since 0.1.0
 */
export type ModelKind = (typeof MODEL_KINDS)[number];

/**
 * What the rules ask about a model.
 *
 * @since 0.1.0
 */
export interface ModelFacts {
  readonly id: string;
  /** The side it fights for. */
  readonly side: string;
  readonly kind: ModelKind;
  /** Whether it has a suitable hand; asked of Walkers only. */
  readonly hand?: boolean;
}

const facts: { readonly [name in keyof ModelFacts]-?: Shape } = {
  id: text,
  side: text,
  kind: oneOf(MODEL_KINDS),
  hand: optional(flag),
};

/** A model of which the app may keep more. */
export const modelShape: Shape = members(facts);

/** A model as this library keeps it. */
export const keptModelShape: Shape = exactly(facts);

/** A copy without what else the app keeps of the model. */
export function modelFacts({ id, side, kind, hand }: ModelFacts): ModelFacts {
  return { id, side, kind, ...(hand !== undefined && { hand }) };
}
