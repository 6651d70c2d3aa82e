import type { Dice } from '../../core/dice/dice';
import { rerollUntil } from '../../core/dice/rerollUntil';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { RollTable } from '../../core/table/rollTable';
import { chanceCircumstancesTable } from './chance/chanceCircumstancesTable';
import { requireForces } from './checkForces';
import { findSubplot } from './findSubplot';
import { legaciesOfWarTable } from './legacies/legaciesOfWarTable';
import { secretPloysTable } from './ploys/secretPloysTable';
import type { SubplotForces } from './subplotForces';
import type { SubplotId } from './subplotId';
import { type SubplotTable, subplotTable } from './subplotTable';

const TABLES: { readonly [Table in SubplotTable]: RollTable<SubplotId, 'D6'> } = {
  'legacies-of-war': legaciesOfWarTable,
  'chance-circumstances': chanceCircumstancesTable,
  'secret-ploys': secretPloysTable,
};

/**
 * A sub-plot as it was rolled.
 *
 * @since 0.1.0
 */
export interface SubplotRoll {
  readonly table: SubplotTable;
  readonly subplot: SubplotId;
}

/**
 * Rolls which sub-plot a player has: one D6 for the table, one on it. It is rolled right after the fleets are chosen. A
 * sub-plot with nothing to act on is rolled again, both dice.
 *
 * @param forces - the fleets of the player and his enemy
 * @param dice - where the chance comes from: two D6, and two for each roll that has to be made again
 * @returns the table and the sub-plot
 * @throws {@link WargameError} with every fault that {@link checkFleet} finds
 * @rule BG-SUB-1, BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollSubplot } from 'wargame-rules/battlefleet-gothic';
 *
 * const cobra = { name: 'Cobra', points: 30 };
 * const escorts = {
 *   name: 'Hunters',
 *   capitalShips: [],
 *   squadrons: [{ id: 'hunters', name: 'Hunters', ships: [cobra, cobra] }],
 * };
 * const forces = { player: 'Ann', own: escorts, enemy: escorts };
 * rollSubplot(forces, scriptedDice([2, 6, 5, 1])); // => { table: 'secret-ploys', subplot: 'surprise-attack-ploy' }
 * ```
 */
export function rollSubplot(forces: SubplotForces, dice: Dice): SubplotRoll {
  requireForces(forces);
  return rerollUntil(rollOnce, ({ subplot }) => findSubplot(subplot).actsOn(forces), dice, 'Sub-plot');
}

function rollOnce(dice: Dice): SubplotRoll {
  const table = rollOnTable(subplotTable, dice).result;
  return { table, subplot: rollOnTable(TABLES[table], dice).result };
}
