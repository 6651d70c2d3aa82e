import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import type { ActionOf } from '../action';
import type { Counter } from '../edition/counter';
import type { AreaNumber } from '../rules/areaNumber';
import { bestOf } from './bestOf';
import { ownSupreme, placeOf, type Scene } from './scene';

/** How much chance there is in it, in sides of a die: a deployment that can be foreseen hides nobody. */
const CHANCE = 6;

/**
 * Horus anywhere but where rules speak of, with ways out; Crew next to him; traps and horrors around them and where
 * the Imperial player will want to go.
 */
export function chooseDeployment(
  scene: Scene,
  deployments: readonly ActionOf<'deploy'>[],
  dice: Dice,
): ActionOf<'deploy'> {
  return bestOf(deployments, ({ unit, area }) => placeWorth(scene, unit, area) + rollDie(CHANCE, dice));
}

function placeWorth(scene: Scene, id: string, area: AreaNumber): number {
  const { chart, whereIs } = scene;
  const { ward } = scene.character;
  const unit = placeOf(scene, id);
  const { traits } = chart.counters[unit] as Counter;
  const exits = (chart.neighbours[area] as readonly AreaNumber[]).length;
  const isSpecial = chart.isSpecial[area] as boolean;
  if (unit === ownSupreme(scene)) return isSpecial ? -10 : exits;
  const horus = whereIs[ownSupreme(scene)] ?? null;
  const steps = horus === null ? 0 : ((chart.steps[area] as readonly number[])[horus] as number);
  if (traits.includes('crew')) return (steps === 1 ? 5 : 0) - (isSpecial ? 2 * ward : 0);
  if (traits.includes('trap')) return (isSpecial ? 4 * ward : 0) + (steps === 2 ? 3 : 0);
  return (isSpecial ? 2 * ward : 0) + (steps <= 2 ? 3 : 0);
}
