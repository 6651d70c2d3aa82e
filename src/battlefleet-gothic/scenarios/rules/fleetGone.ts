import type { GameEnd } from '../format/scenario';
import type { ScenarioTypes } from '../format/scenarioTypes';
import { isGone, someFleet } from './fleetFate';

/**
 * An end for {@link defineScenario}: a fleet has no ship left in the battle, be they destroyed or gone. Ships
 * that are still to come keep it going; planetary defences don't.
 *
 * @since 0.1.0
 */
export const fleetGone: GameEnd<ScenarioTypes> = {
  summary: 'a fleet is destroyed or has disengaged',
  reached: ({ ledger }) => someFleet(ledger, isGone),
};
