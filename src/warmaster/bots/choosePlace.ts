import type { ActionOf } from '../action';
import { areaWorth, FULL } from './areaWorth';
import { bestOf } from './bestOf';
import type { DecisionOf } from './decisionOf';
import { pullField } from './pullField';
import { mineIn, placeOf, type Scene } from './scene';

/** Where a perfect teleport does most: in the thick of it, or next to where the player wants to be. */
export function choosePlace(scene: Scene, places: readonly ActionOf<'place'>[]): ActionOf<'place'> {
  const landing = scene.view.decision as DecisionOf<'place'>;
  const units = landing.units.map((id) => placeOf(scene, id));
  const field = pullField(scene);
  return bestOf(places, ({ area }) => {
    const there = [...mineIn(scene, area), ...units];
    const excess = Math.max(0, there.length - FULL);
    return areaWorth(scene, area, there) + (field[area] as number) / 2 - 5 * excess;
  });
}
