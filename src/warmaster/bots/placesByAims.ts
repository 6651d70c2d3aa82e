import type { ActionOf, WarmasterAction } from '../action';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import type { Aims } from './aims';
import { improve } from './bestFormation';
import type { DecisionOf } from './decisionOf';
import { formationOf } from './formation';
import { formationWorth } from './formationWorth';
import { foesIn, type Scene, sceneOf } from './scene';

/** Where a perfect teleport may go, the best place first: by how well all units could stand after the next move. */
export function placesByAims(
  scene: Scene,
  actions: readonly WarmasterAction[],
  aims: Aims,
): readonly WarmasterAction[] {
  return actions
    .filter((action): action is ActionOf<'place'> => action.type === 'place')
    .map((action) => ({ action, worth: worthOf(landed(scene, action.area), aims) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ action }) => action);
}

/** The scene with the units there that are being teleported. */
function landed(scene: Scene, area: AreaNumber): Scene {
  const { chart, view, side, character, faceUp } = scene;
  const landing = (view.decision as DecisionOf<'place'>).units;
  const units = view.units.map((unit) =>
    landing.includes(unit.id) ? { ...unit, at: area, faceUp: true } : unit,
  );
  const takesBridge = area === chart.bridge && !foesIn(scene, area).some((foe) => faceUp[foe]);
  const bridge = takesBridge ? side : view.bridge;
  return sceneOf(chart, { ...view, units, bridge }, side, character);
}

function worthOf(scene: Scene, aims: Aims): number {
  const formation = formationOf(scene);
  const worthIn = formationWorth(formation, aims);
  improve(formation, worthIn);
  return AREA_NUMBERS.reduce((sum, area) => sum + worthIn(area), 0);
}
