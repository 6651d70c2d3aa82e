import { requireScenarioName } from './requireScenarioName';
import type { AgreedScenario } from './scenarioChoice';

/**
 * Notes that the players have agreed on a scenario, the quickest of the three ways.
 *
 * @param scenario - its id; one of the ten, or any other
 * @returns the choice; nobody is the attacker by it
 * @throws {@link WargameError} `choosing/no-scenario` when none is named
 * @rule BG-CHOOSE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { agreeOnScenario } from 'wargame-rules/battlefleet-gothic';
 *
 * agreeOnScenario('convoy'); // => { way: 'agreement', scenario: 'convoy' }
 * ```
 */
export function agreeOnScenario(scenario: string): AgreedScenario {
  return { way: 'agreement', scenario: requireScenarioName(scenario) };
}
