import type { Violation } from '../../core/errors/violation';
import { atMost } from '../../core/geometry/atMost';
import { requireTable, tableFaults } from '../battlezone/tableSize';
import { requireFields } from '../choosing/requireFields';
import { checkForces } from './checkForces';
import type { Scenario } from './format/scenario';
import type { ScenarioTypes } from './format/scenarioTypes';
import type { SetUpFacts } from './format/setUpFacts';
import type { ScenarioErrorCode } from './scenarioErrorCode';

/**
 * Lists why a scenario can't be set up like this: every reason of {@link checkForces}, every limit on the
 * players' choices that is broken, a battlezone that the scenario does not allow, and a table that can't be.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param facts - agreement, earlier rolls, forces and choices; the table and its battlezone
 * @returns every reason with its place; empty when the set-up may be rolled
 * @throws {@link WargameError} `argument/missing` where there are no forces at all
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkSetUp, theRaiders } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const tiger = { id: 'tiger', name: 'Tiger', type: 'cruiser', points: 100 } as const;
 * const attacker = { name: 'Raiders', capitalShips: [tiger], squadrons: [] };
 * const defender = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const facts = {
 *   agreed: { points: 200 },
 *   rolls: {},
 *   forces: { fleets: { attacker, defender } },
 *   choices: {},
 *   table: { width: 180, height: 120 },
 *   battlezone: 'none',
 * } as const;
 * checkSetUp(theRaiders, facts); // => []
 * ```
 */
export function checkSetUp<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  facts: SetUpFacts<Types>,
): readonly Violation[] {
  const table = tableFaults(facts.table);
  const faults = checkForces(scenario, facts);
  if (table.length > 0) return [...faults, ...table];
  const zone = [...checkZoneChoice(scenario, facts.battlezone), ...checkPlanetPlace(scenario, facts)];
  if (faults.length > 0) return [...faults, ...zone];
  return [...zone, ...(scenario.setUp.limits ?? []).flatMap((limit) => limit.check(facts))];
}

function checkZoneChoice<Types extends ScenarioTypes>(
  { battlezone }: Scenario<Types>,
  given: SetUpFacts<Types>['battlezone'],
): readonly Violation<ScenarioErrorCode>[] {
  const { zones, roll, mayBeEmpty } = battlezone;
  const allowed = [...zones, ...(roll ? ['roll'] : []), ...(mayBeEmpty ? ['none'] : [])];
  if (allowed.includes(given)) return [];
  const message = `expected ${allowed.join(', ')}, got ${String(given)}`;
  return [{ code: 'scenario/wrong-battlezone', message, path: 'battlezone', rule: 'BG-FORMAT-1' }];
}

function checkPlanetPlace<Types extends ScenarioTypes>(
  { battlezone: { planet } }: Scenario<Types>,
  { planetAt, table }: SetUpFacts<Types>,
): readonly Violation<ScenarioErrorCode>[] {
  if (planetAt === undefined) return [];
  const path = 'planetAt';
  if (!planet || planet.place === 'centre') {
    const message = planet ? 'the planet is in the centre' : 'the scenario asks for no planet';
    return [{ code: 'scenario/wrong-place', message, path, rule: 'BG-FORMAT-1' }];
  }
  const { width, height } = requireTable(table);
  const { x, y } = requireFields(planetAt, path);
  const most = planet.place.mostFromShortEdge;
  const onTable = x >= 0 && y >= 0 && x <= width && y <= height;
  if (onTable && atMost(Math.min(x, width - x), most)) return [];
  const message = onTable ? `more than ${most} cm from both short edges` : 'not on the table';
  return [{ code: 'scenario/wrong-place', message, path, rule: 'BG-FORMAT-1' }];
}
