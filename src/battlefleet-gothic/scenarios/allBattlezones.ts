import { BATTLEZONES } from '../battlezone/battlezone';
import { battlezoneTable } from '../battlezone/battlezoneTable';
import type { BattlezoneRule } from './format/battlezoneRule';
import type { ScenarioTypes } from './format/scenarioTypes';

/**
 * A battlezone rule for {@link defineScenario}: any battlezone that the players agree on, a roll for it, or a
 * table without phenomena.
 *
 * @param summary - the rule in a sentence
 * @returns the rule
 * @since 0.1.0
 * @example
 * ```ts
 * import { allBattlezones } from 'wargame-rules/battlefleet-gothic';
 *
 * allBattlezones('As the players agree.').zones.length; // => 6
 * ```
 */
export function allBattlezones(summary: string): BattlezoneRule<ScenarioTypes> {
  return { summary, zones: BATTLEZONES, roll: battlezoneTable, mayBeEmpty: true };
}
