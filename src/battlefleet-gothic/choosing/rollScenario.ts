import type { Dice } from '../../core/dice/dice';
import { rollOnTable } from '../../core/table/rollOnTable';
import { raidOrBattleTable } from './raidOrBattleTable';
import { rollScenarioFrom, type ScenarioRoll } from './rollScenarioFrom';

/**
 * Rolls for a scenario: a D6 for the table, 1-3 raids and 4-6 battles, and a D6 on it.
 *
 * @param dice - where the chance comes from: two D6
 * @returns both dice, the table and the scenario
 * @throws {@link WargameError} `dice/impossible-face` when the dice give an impossible face
 * @rule BG-CHOOSE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollScenario } from 'wargame-rules/battlefleet-gothic';
 *
 * const choice = rollScenario(scriptedDice([4, 1]));
 * choice; // => { way: 'random', tableRoll: 4, table: 'battles', roll: 1, scenario: 'exterminatus' }
 * ```
 */
export function rollScenario(dice: Dice): ScenarioRoll {
  const { roll: tableRoll, result: table } = rollOnTable(raidOrBattleTable, dice);
  return { ...rollScenarioFrom(table, dice), tableRoll };
}
