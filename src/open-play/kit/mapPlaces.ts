import { requireOptions } from '../../core/shape/requireOptions';
import type { Mission } from '../mission/mission';
import { requireFunction } from './requireShape';
import type { Spot } from './spot';

/**
 * A place that matters to a mission, on a battlefield of any size.
 *
 * @since 0.1.0
 */
export interface NamedSpot {
  /** One or two letters that stand on it. */
  readonly letter: string;
  readonly name: string;
  readonly spot: Spot;
  /** How far it reaches, in inches. */
  readonly reach?: number;
}

/**
 * The places of a mission for its map, from the spots that its parts are made with.
 *
 * @param places - the places, in the order of the legend
 * @returns what a mission takes as its `places`
 * @throws {@link WargameError} `argument/…` for one without a spot, and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { edgeSpot, mapPlaces } from 'wargame-rules/open-play';
 *
 * const places = mapPlaces({ letter: 'W', name: 'The well', spot: edgeSpot('long', 0.5), reach: 3 });
 * places({ width: 60, height: 44 }); // => [{ letter: 'W', name: 'The well', at: { x: 30, y: 22 }, reach: 3 }]
 * ```
 */
export function mapPlaces(...places: readonly NamedSpot[]): Mission['places'] {
  for (const [index, place] of places.entries()) {
    requireFunction(place?.spot, `places[${index}].spot`);
    requireOptions(place, ['letter', 'name', 'spot', 'reach'], `places[${index}].`);
  }
  return (battlefield) => places.map(({ spot, ...place }) => ({ ...place, at: spot(battlefield) }));
}
