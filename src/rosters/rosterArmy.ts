import type { RosterArmy } from './army';
import { armyIds } from './armyIds';
import { armyUnit } from './armyUnit';
import { armyWarnings, statedTotal } from './armyWarnings';
import { addCosts, everyCost, isPoints, isPowerLevel } from './costName';
import { findUnits } from './findUnits';
import type { Roster, RosterForce, RosterSelection } from './roster';
import { rosterError } from './rosterError';

/**
 * Makes an army of Warhammer 40,000 out of a roster: its units with their Power Ratings and models.
 *
 * A unit is whatever the file calls a unit or, outside units, a model, wherever it stands: in a force, in a force
 * of a force, in an upgrade. A unit inside a unit is one of its own if it costs Power Level. Models are what the
 * file calls models, and upgrades with a model's profile; a unit without any is taken for a single model. What
 * the detachment chose for itself is no unit; if it costs anything, a warning says so.
 *
 * @param roster - the roster as a tree
 * @returns the army as plain data, with warnings for what is worth a second look
 * @throws {@link WargameError} `roster/no-power-level` when nothing in it costs Power Level (points alone: other
 *   games read the tree itself); `roster/no-forces` and `roster/no-units` when there is nothing in it;
 *   `roster/bad-power-rating` when a unit's Power Level is negative or no whole number
 * @rule OP-POWER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { readRosterXml, rosterArmy } from 'wargame-rules/rosters';
 *
 * const army = rosterArmy(readRosterXml(`
 *   <roster name="Patrol"><costs><cost name=" PL" value="4"/></costs><forces><force name="Patrol"><selections>
 *     <selection id="a1" name="Rust Walker" type="model" number="1">
 *       <costs><cost name=" PL" value="4"/></costs>
 *       <categories><category name="Vehicle" primary="true"/></categories>
 *     </selection>
 *   </selections></force></forces></roster>`));
 * army.powerLevel; // => 4
 * army.units[0]?.keywords; // => ['Vehicle']
 * army.units[0]?.models; // => [{ id: 'a1/model', name: 'Rust Walker', count: 1, keywords: [], warlord: false }]
 * ```
 */
export function rosterArmy(roster: Roster): RosterArmy {
  if (roster.forces.length === 0) throw rosterError('roster/no-forces', 'the roster has no forces', 'forces');
  requirePowerLevel(roster);
  const found = findUnits(roster);
  if (found.units.length === 0) throw rosterError('roster/no-units', 'the roster has no units', 'forces');
  const ids = armyIds();
  const units = found.units.map((unit) => armyUnit(unit, ids));
  const costs = found.units.flatMap(({ parts }) => parts.flatMap(({ selection }) => selection.costs));
  const faction = firstCatalogue(roster.forces);
  const statedPowerLevel = statedTotal(roster, isPowerLevel);
  const statedPoints = statedTotal(roster, isPoints);
  return {
    name: roster.name,
    ...(roster.gameSystem !== undefined && { gameSystem: roster.gameSystem }),
    ...(faction !== undefined && { faction }),
    units,
    powerLevel: addCosts(costs, isPowerLevel),
    ...(statedPowerLevel !== undefined && { statedPowerLevel }),
    points: addCosts(costs, isPoints),
    ...(statedPoints !== undefined && { statedPoints }),
    warnings: armyWarnings(roster, found, units),
  };
}

function requirePowerLevel(roster: Roster): void {
  if (roster.costs.some(isPowerLevel)) return;
  if (everySelection(roster.forces).some((selection) => everyCost(selection).some(isPowerLevel))) return;
  throw rosterError(
    'roster/no-power-level',
    'nothing in the roster costs Power Level; lists for later editions have points alone',
    'costs',
  );
}

function everySelection(forces: readonly RosterForce[]): readonly RosterSelection[] {
  return forces.flatMap((force) => [...force.selections, ...everySelection(force.forces)]);
}

function firstCatalogue(forces: readonly RosterForce[]): string | undefined {
  for (const force of forces) {
    const catalogue = force.catalogue ?? firstCatalogue(force.forces);
    if (catalogue !== undefined) return catalogue;
  }
  return undefined;
}
