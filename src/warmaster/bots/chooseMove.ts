import type { ActionOf, WarmasterAction } from '../action';
import type { Counter } from '../edition/counter';
import { chooseSpecial } from './chooseSpecial';
import { nextErrand } from './movementPlan';
import type { Scene } from './scene';

/** In a movement phase: what special rules offer, else the next step, else the end. In others: go on. */
export function chooseMove(scene: Scene, actions: readonly WarmasterAction[]): WarmasterAction {
  const end = actions.find(({ type }) => type === 'end-phase') as WarmasterAction;
  if (!scene.view.phase.endsWith('movement')) return actions.find(({ type }) => type !== 'end-phase') ?? end;
  const special = chooseSpecial(scene, actions);
  if (special) return special;
  const errand = nextErrand(scene);
  if (!errand) return end;
  const id = (scene.chart.counters[errand.unit] as Counter).id;
  const isIt = (action: WarmasterAction): action is ActionOf<'move'> =>
    action.type === 'move' && action.unit === id && action.to === errand.step;
  return actions.find(isIt) ?? end;
}
