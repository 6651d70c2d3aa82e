import type { BattleModel, BattleUnit } from '../battle';

/**
 * The models of a unit that are neither destroyed nor fled.
 *
 * @param unit - the unit
 * @returns its models that still fight, in order
 * @since 0.1.0
 * @example
 * ```ts
 * import { fightingModels } from 'wargame-rules/open-play';
 *
 * const boy = (id: string, status: 'fighting' | 'fled') => ({ id, name: 'Boy', keywords: [], status });
 * const left = fightingModels({ models: [boy('one', 'fled'), boy('two', 'fighting')] });
 * left.map(({ id }) => id); // => ['two']
 * ```
 */
export function fightingModels(unit: Pick<BattleUnit, 'models'>): readonly BattleModel[] {
  return unit.models.filter(({ status }) => status === 'fighting');
}
