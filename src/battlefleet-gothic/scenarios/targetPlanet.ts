import type { BattlezoneRule } from './format/battlezoneRule';
import type { ScenarioTypes } from './format/scenarioTypes';
import { targetPlanetTable } from './tables/targetPlanetTable';

/** The battlezone of the scenarios about a planet: Planetary Assault and Exterminatus. */
export const targetPlanet: BattlezoneRule<ScenarioTypes> = {
  summary:
    'Primary or inner biosphere, with a planet 150 cm or less from a short edge: D6, 1 small, 2-5 medium, 6 large.',
  zones: ['primary-biosphere', 'inner-biosphere'],
  roll: null,
  mayBeEmpty: false,
  planet: { place: { mostFromShortEdge: 150 }, sizeTable: targetPlanetTable },
};
