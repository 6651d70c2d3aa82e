import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { enemySupreme, foesIn, type Scene } from './scene';

/** How much each area draws the player's units: by half as much from one step away, a third from two. */
export function pullField(scene: Scene): readonly number[] {
  const field: number[] = [];
  for (const area of AREA_NUMBERS) field[area] = 0;
  for (const target of AREA_NUMBERS) {
    const pull = scene.isDestroyed[target] ? 0 : pullOf(scene, target);
    if (pull === 0) continue;
    const steps = scene.chart.steps[target] as readonly number[];
    for (const area of AREA_NUMBERS) {
      field[area] = Math.max(field[area] as number, pull / (1 + (steps[area] as number)));
    }
  }
  return field;
}

function pullOf(scene: Scene, area: AreaNumber): number {
  const { chart, side, view, character } = scene;
  const foes = foesIn(scene, area).length;
  const enemy = enemySupreme(scene);
  if (area === enemy) return character.hunt;
  let pull = foes > 0 ? character.brawl : 0;
  if ((scene.hidden[area] as number) > 0 && enemy === null) pull = Math.max(pull, character.wander);
  if (area === chart.bridge && view.bridge !== side && view.bridge !== null)
    pull = Math.max(pull, character.hatches);
  const isUseful = side === 'imperial' ? true : foes > 0;
  if (chart.isSpecial[area] && area !== chart.bridge && isUseful) pull = Math.max(pull, character.post);
  return pull;
}
