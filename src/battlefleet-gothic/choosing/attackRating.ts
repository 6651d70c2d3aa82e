import { requireOneOf } from './requireOneOf';

/**
 * The fleets with an attack rating of their own, in the order of the chart.
 *
 * @since 0.1.0
 */
export const RATED_FLEETS = [
  'imperial',
  'chaos',
  'tau',
  'orks',
  'craftworld-eldar',
  'space-marines',
  'tyranids',
  'corsair-eldar',
  'dark-eldar',
  'necrons',
] as const;

/**
 * A fleet with an attack rating of its own.
 *
 * @since 0.1.0
 */
export type RatedFleet = (typeof RATED_FLEETS)[number];

const RATINGS: Readonly<Record<RatedFleet, number>> = {
  imperial: 2,
  chaos: 2,
  tau: 2,
  orks: 3,
  'craftworld-eldar': 3,
  'space-marines': 3,
  tyranids: 3,
  'corsair-eldar': 4,
  'dark-eldar': 4,
  necrons: 4,
};

/**
 * Tells a fleet's attack rating: how many D6 it rolls for the right to launch the attack.
 *
 * @param fleet - which fleet
 * @returns 2, 3 or 4
 * @throws {@link WargameError} `argument/unknown-value` for a fleet that is not on the chart
 * @rule BG-RATING-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { attackRating } from 'wargame-rules/battlefleet-gothic';
 *
 * attackRating('orks'); // => 3
 * ```
 */
export function attackRating(fleet: RatedFleet): number {
  return RATINGS[requireOneOf(fleet, RATED_FLEETS, 'fleet')];
}
