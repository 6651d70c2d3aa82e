import type { Shape } from '../../core/shape/shape';
import { members, text } from '../../core/shape/shapes';
import { count } from '../checking/figures';

/**
 * What the rules ask about a transport vehicle that something gets into.
 *
 * @since 0.1.0
 */
export interface TransportFacts {
  readonly id: string;
  /** The side it fights for. */
  readonly side: string;
  /** How many places it has. */
  readonly capacity: number;
  /** How many of them models take that are aboard already; objectives aboard are known, and not counted here. */
  readonly taken: number;
}

export const transportShape: Shape = members({ id: text, side: text, capacity: count, taken: count });
