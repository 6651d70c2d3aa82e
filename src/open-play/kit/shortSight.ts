import { requireSize } from '../../core/geometry/requireNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import type { MissionRule } from '../mission/mission';

/**
 * A mission rule: nobody sees further than this. What can be seen is for the table to say; `sightRange` tells how far.
 *
 * @param inches - how far one sees, in inches
 * @param options - `title` and `rule` say where it comes from
 * @returns the rule
 * @throws {@link WargameError} `geometry/…` for what is no length above 0, and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { shortSight } from 'wargame-rules/open-play';
 *
 * shortSight(12, { title: 'Thick smoke' }).title; // => 'Thick smoke'
 * shortSight(0); // => throws geometry/not-positive
 * ```
 */
export function shortSight(
  inches: number,
  options: { readonly title?: string; readonly rule?: string } = {},
): MissionRule {
  requireOptions(options, ['title', 'rule']);
  const reach = requireSize(inches, 'inches');
  return { title: `Sight reaches ${reach}"`, ...options, sight: () => reach };
}
