import { type Reach, reachOf } from './reach';
import { placeOf, type Scene } from './scene';

/** A unit that may still move, and where it can get to. */
export interface Mover {
  readonly unit: number;
  readonly reach: Reach;
}

/** The player's units that may still move in this phase. */
export function moversOf(scene: Scene): readonly Mover[] {
  const { chart, view, side, faceUp } = scene;
  const moving = view.moving && view.moving.left > 0 ? view.moving.unit : null;
  const moved = new Set(view.moved.filter((id) => id !== moving).map((id) => placeOf(scene, id)));
  const movers: Mover[] = [];
  for (const [unit, owner] of chart.sides.entries()) {
    if (owner === side && faceUp[unit] && !moved.has(unit))
      movers.push({ unit, reach: reachOf(scene, unit) });
  }
  return movers;
}
