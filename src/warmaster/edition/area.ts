import type { Provenance } from '../../core/table/provenance';
import type { AreaNumber } from '../rules/areaNumber';

/**
 * The kinds of areas that rules speak of. Special rules may name any area by its number.
 *
 * @since 0.1.0
 */
export const AREA_KINDS = ['bridge', 'reactor', 'defence-screens'] as const;

/**
 * A kind of area that rules speak of.
 *
 * @since 0.1.0
 */
export type AreaKind = (typeof AREA_KINDS)[number];

/**
 * A rectangle on the plan of the ship, in any unit; y grows downwards.
 *
 * @since 0.1.0
 */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * An area of the ship.
 *
 * @since 0.1.0
 */
export interface Area {
  readonly number: AreaNumber;
  readonly name: string;
  readonly kind?: AreaKind;
  /** The areas that a unit may step to; each names this one in turn. */
  readonly neighbours: readonly AreaNumber[];
  /** Where it lies on a picture of the board. */
  readonly plan?: Rectangle;
  readonly provenance?: Provenance;
}
