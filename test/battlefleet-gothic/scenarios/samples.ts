import { deepFreeze } from '../../deepFreeze';
import { SCENARIO_SAMPLES, type ScenarioSample } from '../../golden/scenarioSamples';

/** One of each of the ten, in their order, on a table of 240 by 150 cm. */
export const samples: readonly ScenarioSample[] = deepFreeze(SCENARIO_SAMPLES);

/** The one of a scenario, with something changed in its facts. */
export function sampleOf(id: string, change: object = {}): ScenarioSample {
  const found = samples.find(({ scenario }) => scenario.id === id);
  if (!found) throw new Error(`no sample of ${id}`);
  return deepFreeze({ ...found, facts: { ...found.facts, ...change } });
}
