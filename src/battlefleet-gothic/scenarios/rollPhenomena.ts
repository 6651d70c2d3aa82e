import type { Dice } from '../../core/dice/dice';
import type { Point } from '../../core/geometry/point';
import { rollOnTable } from '../../core/table/rollOnTable';
import { type BattlefieldFacts, generateBattlefield } from '../battlezone/generateBattlefield';
import type { Scenario } from './format/scenario';
import type { ScenarioTypes } from './format/scenarioTypes';
import type { ScenarioSetUp, SetUpFacts } from './format/setUpFacts';

type Phenomena = Pick<ScenarioSetUp<ScenarioTypes>, 'battlezoneRoll' | 'planetRoll' | 'battlefield'>;

/** Rolls the battlezone, the planet that the scenario asks for, and the phenomena around it. */
export function rollPhenomena<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  facts: SetUpFacts<Types>,
  dice: Dice,
): Phenomena {
  const { battlezone, table } = facts;
  if (battlezone === 'none') return { battlezoneRoll: null, planetRoll: null, battlefield: null };
  const { roll } = scenario.battlezone;
  const rolled = battlezone === 'roll' && roll ? rollOnTable(roll, dice, 'Battlezone') : null;
  const zone = rolled ? rolled.result : (battlezone as BattlefieldFacts['zone']);
  const { planetRoll, planet } = rollPlanetSize(scenario, facts, dice);
  const rings = facts.ringsOn === undefined ? {} : { ringsOn: facts.ringsOn };
  return {
    battlezoneRoll: rolled?.roll ?? null,
    planetRoll,
    battlefield: generateBattlefield({ zone, table, ...(planet && { planet }), ...rings }, dice),
  };
}

function rollPlanetSize<Types extends ScenarioTypes>(
  { battlezone: { planet } }: Scenario<Types>,
  { agreed, planetAt, table }: SetUpFacts<Types>,
  dice: Dice,
): Pick<Phenomena, 'planetRoll'> & { readonly planet: BattlefieldFacts['planet'] | null } {
  if (!planet) return { planetRoll: null, planet: null };
  // The middle of a very long table is too far from both short edges.
  const most = planet.place === 'centre' ? table.width : planet.place.mostFromShortEdge;
  const at: Point = planetAt ?? { x: Math.min(table.width / 2, most), y: table.height / 2 };
  if (planet.sizeTable) {
    const { roll, result: size } = rollOnTable(planet.sizeTable, dice, 'Size of the planet');
    return { planetRoll: roll, planet: { size, at } };
  }
  return { planetRoll: null, planet: { size: planet.sizeFor?.(agreed) ?? 'small', at } };
}
