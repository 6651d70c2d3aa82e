import type { Dice } from '../../../core/dice/dice';
import { rollDie } from '../../../core/dice/rollDie';
import type { Point } from '../../../core/geometry/point';
import { whollyWithin } from '../../../core/geometry/whollyWithin';
import type { Zone } from '../../../core/geometry/zone';
import type { Model } from '../../army/army';
import { placeAt } from '../../battle/placeAt';

/** How many columns and rows of spots a zone is searched in. */
const GRID = 20;

/** A spot in a zone for each model: the first grid points that take its base, from one that the dice pick. */
export function spotsIn(zone: Zone, models: readonly Model[], dice: Dice): readonly Point[] {
  const grid = gridOver(zone);
  const isInZone = whollyWithin(zone);
  const from = rollDie(grid.length, dice, 'Where');
  return models.map((model, at) => {
    const order = [...grid.slice(from + at), ...grid];
    const spot = order.find((point) => isInZone(placeAt(model, point)));
    return spot ?? (grid[0] as Point);
  });
}

function gridOver({ pieces }: Zone): readonly Point[] {
  const corners = pieces.flatMap((piece) => piece.corners);
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return Array.from({ length: GRID * GRID }, (_, index) => ({
    x: left + ((right - left) * ((index % GRID) + 0.5)) / GRID,
    y: top + ((bottom - top) * (Math.floor(index / GRID) + 0.5)) / GRID,
  }));
}
