import type { GameEnd } from '../format/scenario';
import type { ScenarioTypes } from '../format/scenarioTypes';
import { someFleet } from './fleetFate';

/**
 * An end for {@link defineScenario}: all ships of a fleet are destroyed.
 *
 * @since 0.1.0
 */
export const fleetDestroyed: GameEnd<ScenarioTypes> = {
  summary: 'all ships of a fleet are destroyed',
  reached: ({ ledger }) => someFleet(ledger, ({ destroyed }) => destroyed),
};
