import type { ActionOf, WarmasterAction } from '../action';
import type { AreaNumber } from '../rules/areaNumber';
import { enemySupreme, ownSupreme, placeOf, type Scene } from './scene';

/**
 * Whether a special rule is used now: by Imperial units always, but for the Emperor himself and those who can
 * reach Horus. Horus keeps hidden as long as he can.
 */
export function chooseSpecial(scene: Scene, actions: readonly WarmasterAction[]): WarmasterAction | null {
  if (scene.side === 'traitor') return null;
  const horus = enemySupreme(scene);
  const isFree = ({ unit }: ActionOf<'special'>): boolean => {
    const place = placeOf(scene, unit);
    if (place === ownSupreme(scene)) return false;
    const steps = scene.chart.steps[scene.whereIs[place] as AreaNumber] as readonly number[];
    return horus === null || (steps[horus] as number) > 1;
  };
  const offered = actions.filter((action): action is ActionOf<'special'> => action.type === 'special');
  return offered.find(isFree) ?? null;
}
