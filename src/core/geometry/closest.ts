import { bodyDistance } from './bodyDistance';
import type { Placed } from './placed';
import { placedBody } from './placedBody';
import type { Point } from './point';
import { requireList } from './requireList';
import { TOLERANCE } from './tolerance';

/**
 * Finds the models closest to a spot or a base: all that tie for it, measured from the closest part of each.
 *
 * A model ties when it is no further away than the closest by more than {@link TOLERANCE}, so that the order
 * of the list and the rounding of doubles decide nothing.
 *
 * @typeParam Model - what the app keeps of a model: anything with a base and a place
 * @param models - the models to choose from
 * @param to - a point, or a placed base
 * @returns the closest, in the order of the list; none when there are no models
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be, naming it
 * @since 0.1.0
 * @example
 * ```ts
 * import { closest } from 'wargame-rules';
 *
 * const base = { shape: 'round', diameter: 1.26 } as const;
 * const models = [
 *   { name: 'Boy', base, at: { x: 22, y: 16.1 } },
 *   { name: 'Trooper', base, at: { x: 22, y: 13.9 } },
 *   { name: 'Nob', base, at: { x: 22, y: 19 } },
 * ];
 * closest(models, { x: 22, y: 15 }).map((model) => model.name); // => ['Boy', 'Trooper']
 * ```
 */
export function closest<Model extends Placed | Point>(
  models: readonly Model[],
  to: Placed | Point,
): readonly Model[] {
  const target = placedBody(to, 'to');
  const distances = requireList(models, 'models').map((model, index) =>
    bodyDistance(placedBody(model, `models[${index}]`), target),
  );
  const least = distances.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return models.filter((_, index) => (distances[index] as number) - least <= TOLERANCE);
}
