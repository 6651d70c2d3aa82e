import type { ActionOf, WarmasterAction } from '../action';
import { areaWorth, FULL } from './areaWorth';
import { bestOf } from './bestOf';
import { pullField } from './pullField';
import { mineIn, placeOf, type Scene } from './scene';

/** Where a perfect teleport does most: in the thick of it, or next to where the player wants to be. */
export function choosePlace(scene: Scene, actions: readonly WarmasterAction[]): WarmasterAction {
  const { decision } = scene.view;
  const units = decision?.type === 'place' ? decision.units.map((id) => placeOf(scene, id)) : [];
  const field = pullField(scene);
  const places = actions.filter((action): action is ActionOf<'place'> => action.type === 'place');
  return bestOf(places, ({ area }) => {
    const there = [...mineIn(scene, area), ...units];
    const excess = Math.max(0, there.length - FULL);
    return areaWorth(scene, area, there) + (field[area] as number) / 2 - 5 * excess;
  });
}
