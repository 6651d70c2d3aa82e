import type { Provenance } from '../../core/table/provenance';
import { requireOneOf } from '../choosing/requireOneOf';
import { PLANET_SIZES, type PlanetSize } from './phenomenon';

/**
 * How big a planet of some size is, in centimetres.
 *
 * @since 0.1.0
 */
export interface PlanetFigures {
  readonly leastDiameter: number;
  readonly mostDiameter: number;
  /** How far its gravity reaches from its edge. */
  readonly gravityWell: number;
  /** How far ships in low orbit are pulled towards it each turn. */
  readonly pull: number;
  readonly provenance: Provenance;
}

const FIGURES: Readonly<Record<PlanetSize, PlanetFigures>> = {
  small: { leastDiameter: 0, mostDiameter: 15, gravityWell: 10, pull: 5, provenance: 'second-hand' },
  medium: { leastDiameter: 16, mostDiameter: 25, gravityWell: 15, pull: 8, provenance: 'second-hand' },
  large: { leastDiameter: 26, mostDiameter: 50, gravityWell: 30, pull: 10, provenance: 'second-hand' },
};

/**
 * Tells how big planets of a size are and how far their gravity reaches.
 *
 * @param size - small, medium or large; moons count as small
 * @returns the figures, in centimetres
 * @throws {@link WargameError} `argument/unknown-value` for another size
 * @since 0.1.0
 * @example
 * ```ts
 * import { planetFigures } from 'wargame-rules/battlefleet-gothic';
 *
 * planetFigures('medium').gravityWell; // => 15
 * ```
 */
export function planetFigures(size: PlanetSize): PlanetFigures {
  return { ...FIGURES[requireOneOf(size, PLANET_SIZES, 'size')] };
}
