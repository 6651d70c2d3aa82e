import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { Objective } from '../mission/mission';
import { unitsWithin } from './unitsWithin';

/**
 * A mission objective: points for every unit of one's own that stands wholly within a zone, by breaking through or
 * by staying there.
 *
 * @param zone - whose deployment zone it is
 * @param options - `points` for each unit, 1 when absent; `title` and `rule` for the score line
 * @returns the objective
 * @throws {@link WargameError} `argument/…` for what is neither side, or points that are no whole number,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, foothold, mostPoints } from 'wargame-rules/open-play';
 *
 * const breakthrough = defineMission({
 *   id: 'breakthrough',
 *   title: 'Breakthrough',
 *   objectives: [foothold('defender')],
 *   victory: mostPoints(),
 * });
 * breakthrough.objectives.length; // => 1
 * ```
 */
export function foothold(
  zone: Role,
  options: { readonly points?: number; readonly title?: string; readonly rule?: string } = {},
): Objective {
  requireOptions(options, ['points', 'title', 'rule']);
  const points = requireWholeNumber(options.points ?? 1, 'points', Number.MIN_SAFE_INTEGER);
  const { title = `Units in the ${zone}'s zone`, rule = 'OP-IDEAS' } = options;
  requireRole(zone, 'zone');
  return (battle, role) => {
    const units = unitsWithin(battle, role, battle.zones[zone]).map(({ id }) => id);
    return { title, points: points * units.length, rule, facts: { units } };
  };
}
