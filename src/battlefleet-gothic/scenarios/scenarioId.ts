/**
 * The ten scenarios of the rulebook, in the order of their numbers, from one to ten.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const SCENARIO_IDS = [
  'cruiser-clash',
  'the-bait',
  'the-raiders',
  'surprise-attack',
  'blockade-run',
  'convoy',
  'planetary-assault',
  'escalating-engagement',
  'exterminatus',
  'fleet-engagement',
] as const;

/**
 * The id of one of the ten scenarios.
 *
 * @since 0.1.0
 */
export type ScenarioId = (typeof SCENARIO_IDS)[number];
