import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import type { Scenario } from './format/scenario';
import type { ScenarioTypes } from './format/scenarioTypes';

/**
 * Rolls what has to be known before the forces of a scenario are chosen: points of planetary defences, the
 * attackers of a convoy. Many scenarios roll nothing.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param agreed - what the players agreed on, such as a limit in points
 * @param dice - where the chance comes from
 * @returns what was rolled, as the scenario types it; an empty object where nothing is rolled
 * @throws {@link WargameError} `scenario/bad-agreement` for what can't be agreed on
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollForces, surpriseAttack } from 'wargame-rules/battlefleet-gothic';
 *
 * rollForces(surpriseAttack, { points: 750 }, scriptedDice([4, 3])); // => { defencePoints: 70 }
 * ```
 */
export function rollForces<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  agreed: Types['agreed'],
  dice: Dice,
): Types['forceRolls'] {
  const { forces } = scenario;
  requireNone(forces.checkAgreed?.(agreed) ?? []);
  return forces.roll?.(agreed, dice) ?? {};
}
