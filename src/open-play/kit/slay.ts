import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { otherRole } from '../army/role';
import type { Objective } from '../mission/mission';
import { modelsWith } from './modelsWith';
import { requireKeywords } from './requireShape';

/**
 * A mission objective: points for every enemy model with one of these keywords that is destroyed, fled included.
 *
 * @param options - `keywords`, of which a model needs one; `points` for each, 1 when absent; `title` and `rule` for
 *   the score line
 * @returns the objective
 * @throws {@link WargameError} `argument/…` for keywords that are no list, or points that are no whole number,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, mostPoints, slay } from 'wargame-rules/open-play';
 *
 * const duel = defineMission({
 *   id: 'duel',
 *   title: 'Duel',
 *   objectives: [slay({ keywords: ['CHARACTER'], title: 'Heroes' })],
 *   victory: mostPoints(),
 * });
 * duel.objectives.length; // => 1
 * ```
 */
export function slay(options: {
  readonly keywords: readonly string[];
  readonly points?: number;
  readonly title?: string;
  readonly rule?: string;
}): Objective {
  requireOptions(options, ['keywords', 'points', 'title', 'rule']);
  const keywords = requireKeywords(options.keywords);
  const points = requireWholeNumber(options.points ?? 1, 'points', Number.MIN_SAFE_INTEGER);
  const { title = `Slay: ${keywords.join(', ')}`, rule = 'OP-IDEAS' } = options;
  return (battle, role) => {
    const slain = modelsWith(battle, otherRole(role), keywords).filter(({ status }) => status !== 'fighting');
    const facts = { models: slain.map(({ id }) => id) };
    return { title, points: points * slain.length, rule, facts };
  };
}
