import { isWithin } from '../../core/geometry/isWithin';
import type { Point } from '../../core/geometry/point';
import type { TemplateHit } from '../types/objectiveType';
import type { PlacedModel } from './placedObjective';

/**
 * Finds the models that a template touches, be it only in part.
 *
 * @param hit - the template, its diameter in inches
 * @param at - its centre: the `at` of the event that tells of it
 * @param models - every model that might be under it
 * @returns their ids in the order given
 * @throws {@link WargameError} `geometry/…` for a place, size or shape that can't be
 * @rule MO-UNST-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { touchedByTemplate } from 'wargame-rules/movable-objectives';
 *
 * const base = { shape: 'round', diameter: 1 } as const;
 * const models = [{ id: 'boy', base, at: { x: 9, y: 7 } }, { id: 'nob', base, at: { x: 9, y: 0.5 } }];
 * touchedByTemplate({ diameter: 5, strength: 7, armourPiercing: 4 }, { x: 9, y: 4 }, models); // => ['boy']
 * ```
 */
export function touchedByTemplate(
  hit: TemplateHit,
  at: Point,
  models: readonly PlacedModel[],
): readonly string[] {
  return models.filter((model) => isWithin(at, model, hit.diameter / 2)).map(({ id }) => id);
}
