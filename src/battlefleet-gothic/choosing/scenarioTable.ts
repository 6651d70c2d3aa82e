/**
 * The tables of scenarios: small raids, and battles.
 *
 * @since 0.1.0
 */
export const SCENARIO_TABLES = ['raids', 'battles'] as const;

/**
 * One of the two tables of scenarios.
 *
 * @since 0.1.0
 */
export type ScenarioTable = (typeof SCENARIO_TABLES)[number];
