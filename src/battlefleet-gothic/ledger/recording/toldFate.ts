import type { CapitalShipFate } from '../capitalShipFate';

/**
 * What somebody tells of a unit, on top of what was told of it before. What a kind of unit does not have is refused:
 * only escort squadrons have losses, only capital ships damage.
 *
 * @since 0.1.0
 */
export interface ToldFate extends Partial<CapitalShipFate> {
  /** The unit, by its id in the fleet. */
  readonly id: string;
  /** How many ships of an escort squadron were destroyed by now. */
  readonly lost?: number;
}
