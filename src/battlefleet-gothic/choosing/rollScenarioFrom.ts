import type { Dice } from '../../core/dice/dice';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { ScenarioId } from '../scenarios/scenarioId';
import { battlesTable } from './battlesTable';
import { raidsTable } from './raidsTable';
import { requireOneOf } from './requireOneOf';
import { SCENARIO_TABLES, type ScenarioTable } from './scenarioTable';

/**
 * A scenario that the dice have chosen.
 *
 * @since 0.1.0
 */
export interface ScenarioRoll {
  readonly way: 'random';
  /** The D6 for the table; null where the players picked the table. */
  readonly tableRoll: number | null;
  readonly table: ScenarioTable;
  /** The D6 on the table. */
  readonly roll: number;
  readonly scenario: ScenarioId;
}

/**
 * Rolls for a scenario on the table that the players have picked.
 *
 * @param table - `raids` or `battles`
 * @param dice - where the chance comes from: one D6
 * @returns the die and the scenario; no die for the table was rolled
 * @throws {@link WargameError} `argument/unknown-value` for another table
 * @rule BG-CHOOSE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollScenarioFrom } from 'wargame-rules/battlefleet-gothic';
 *
 * rollScenarioFrom('raids', scriptedDice([6])).scenario; // => 'convoy'
 * ```
 */
export function rollScenarioFrom(table: ScenarioTable, dice: Dice): ScenarioRoll {
  const tables = { raids: raidsTable, battles: battlesTable } as const;
  const { roll, result } = rollOnTable(tables[requireOneOf(table, SCENARIO_TABLES, 'table')], dice);
  return { way: 'random', tableRoll: null, table, roll, scenario: result };
}
