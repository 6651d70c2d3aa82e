import type { ScenarioTypes } from './format/scenarioTypes';
import type { DeploymentZone, SetUpContext } from './format/setUpContext';
import { insideEdges, shortEdgeStrip } from './rules/wholeTable';

/**
 * Where the sides set up around a planet: the defender away from the edges, the attacker along the short edge
 * farthest from it. Ruling: the right one where both are equally far.
 */
export function assaultZones({
  table,
  battlefield,
}: Pick<SetUpContext<ScenarioTypes>, 'table' | 'battlefield'>): readonly DeploymentZone<
  'attacker' | 'defender'
>[] {
  const x = battlefield?.planet?.at.x ?? 0;
  const farthest = x > table.width / 2 ? 'left' : 'right';
  return [
    { side: 'defender', name: 'Defender', zone: insideEdges(table, 30) },
    { side: 'attacker', name: 'Attacker', zone: shortEdgeStrip(table, farthest, 15) },
  ];
}
