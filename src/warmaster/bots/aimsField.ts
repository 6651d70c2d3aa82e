import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import type { Aims } from './aims';
import { FULL } from './areaWorth';
import { allowanceOf, enemySupreme, foesIn, mineIn, ownSupreme, type Scene } from './scene';

/** How much an area draws a unit. */
export type Field = (unit: number, area: AreaNumber) => number;

/** What draws the player's units: half as much from one turn away, a third from two. */
export function aimsField(scene: Scene, aims: Aims): Field {
  const { chart, whereIs, faceUp, side } = scene;
  const allowance = allowanceOf(scene, side);
  const turnsTo = (target: AreaNumber, area: AreaNumber): number =>
    Math.ceil((chart.steps[target]?.[area] as number) / allowance);
  const field: number[] = [];
  for (const area of AREA_NUMBERS) field[area] = 0;
  for (const target of AREA_NUMBERS) {
    const draw = scene.isDestroyed[target] ? 0 : drawOf(scene, aims, target);
    if (draw === 0) continue;
    for (const area of AREA_NUMBERS)
      field[area] = Math.max(field[area] as number, draw / (1 + turnsTo(target, area)));
  }
  const supreme = ownSupreme(scene);
  if (!faceUp[supreme]) return (_, area) => field[area] as number;
  const court = whereIs[supreme] as AreaNumber;
  const isShort = mineIn(scene, court).length < FULL;
  return (unit, area) => {
    const drawn = field[area] as number;
    const belongs = unit !== supreme && (isShort || whereIs[unit] === court);
    return belongs ? drawn + aims.rally / (1 + turnsTo(court, area)) : drawn;
  };
}

function drawOf(scene: Scene, aims: Aims, area: AreaNumber): number {
  const { chart, side, view } = scene;
  const foes = foesIn(scene, area).length;
  const draws = [foes > 0 ? aims.brawl : 0];
  if (area === enemySupreme(scene)) draws.push(aims.hunt);
  if (area === chart.bridge) {
    if (view.bridge !== side && view.bridge !== null) draws.push(aims.hatches);
  } else if (chart.isSpecial[area]) {
    const own = chart.reactors.includes(area) ? aims.reactor : aims.screens / 2;
    draws.push(side === 'imperial' ? own : foes > 0 ? aims.reactor * foes : aims.post);
  }
  return Math.max(...draws);
}
