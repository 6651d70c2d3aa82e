import type { Dice } from '../../core/dice/dice';
import { rollOff } from '../../core/dice/rollOff';
import { requireNone } from '../../core/errors/requireNone';
import { requireTable } from '../battlezone/tableSize';
import { fleetLeadership } from '../damage/rollFleetLeadership';
import type { Fleet } from '../fleet/fleet';
import { checkSetUp } from './checkSetUp';
import type { FirstTurnRule, Scenario } from './format/scenario';
import type { ScenarioTypes } from './format/scenarioTypes';
import type { FirstTurn, ScenarioSetUp, SetUpFacts } from './format/setUpFacts';
import { rollPhenomena } from './rollPhenomena';

/**
 * Rolls everything that a scenario has to have rolled once the forces are chosen: celestial phenomena,
 * Leadership, what its own set-up asks for, and who may choose the first turn. Where players place ships, and
 * what they do with a choice, stays theirs.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param facts - agreement, earlier rolls, forces and choices; the table in centimetres and its battlezone
 * @param dice - where the chance comes from
 * @returns what was rolled, and where the sides set up
 * @throws {@link WargameError} with every reason of {@link checkForces} and {@link checkSetUp}; `argument/…` and
 *   `geometry/…` for a table that can't be
 * @rule BG-FORMAT-1, BG-PRE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { cruiserClash, setUpScenario } from 'wargame-rules/battlefleet-gothic';
 *
 * const fleetOf = (id: string) =>
 *   ({ name: id, capitalShips: [{ id, name: id, type: 'cruiser', points: 180 }], squadrons: [] }) as const;
 * const { rolls, firstTurn } = setUpScenario(
 *   cruiserClash,
 *   {
 *     agreed: {},
 *     rolls: {},
 *     forces: { fleets: { first: fleetOf('lion'), second: fleetOf('tiger') } },
 *     choices: {},
 *     table: { width: 180, height: 120 },
 *     battlezone: 'none',
 *   },
 *   scriptedDice([4, 6, 2, 3, 5, 1, 6]),
 * );
 * rolls.zones; // => { first: 'A', second: 'B' }
 * firstTurn; // => { by: 'roll-off', chooser: 'second', dice: [1, 6] }
 * ```
 */
export function setUpScenario<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  facts: SetUpFacts<Types>,
  dice: Dice,
): ScenarioSetUp<Types> {
  requireNone(checkSetUp(scenario, facts));
  const table = requireTable(facts.table);
  const sides = scenario.sides.map(({ id }) => id) as unknown as readonly [Types['side'], Types['side']];
  const phenomena = rollPhenomena(scenario, facts, dice);
  const leadership = bySide(sides, (side) => fleetLeadership(fleetOf(facts, side), dice));
  const rolls: Types['setUpRolls'] = scenario.setUp.roll?.(facts, dice) ?? {};
  const context = { muster: facts, table, battlefield: phenomena.battlefield, rolls };
  return {
    scenario: scenario.id,
    ...phenomena,
    leadership,
    rolls,
    zones: scenario.setUp.zones?.(context) ?? [],
    firstTurn: rollFirstTurn(scenario.firstTurn, sides, dice),
  };
}

function rollFirstTurn<Side extends string>(
  rule: FirstTurnRule<Side>,
  sides: readonly [Side, Side],
  dice: Dice,
): FirstTurn<Side> {
  if (rule.by === 'side') return { by: 'side', side: rule.side };
  const { winner, dice: faces } = rollOff(sides, dice, 'First turn');
  return { by: 'roll-off', chooser: winner, dice: faces };
}

function bySide<Side extends string, T>(
  sides: readonly [Side, Side],
  give: (side: Side) => T,
): { readonly [Name in Side]: T } {
  return Object.fromEntries(sides.map((side) => [side, give(side)])) as { [Name in Side]: T };
}

function fleetOf<Types extends ScenarioTypes>({ forces }: SetUpFacts<Types>, side: Types['side']): Fleet {
  const { fleets }: { readonly fleets: { readonly [name: string]: Fleet } } = forces;
  return fleets[side] as Fleet;
}
