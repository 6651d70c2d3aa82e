import { rollOnTable } from '../../core/table/rollOnTable';
import type { RollTable } from '../../core/table/rollTable';
import { counterOf } from '../edition/rulebook';
import type { SpecialRule } from '../edition/specialRule';

/**
 * What the sight of a horror does to the Imperial units in its area.
 *
 * @since 0.1.0
 */
export type HorrorResult = 'nothing' | 'retreat' | 'loss';

/**
 * A special rule: horrors strike as they are turned up, and stay to fight.
 *
 * @param table - what the D6 rolled for a horror does
 * @returns the rule, for an edition
 * @rule WM-REV-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollTable } from 'wargame-rules';
 * import { horror } from 'wargame-rules/warmaster';
 *
 * const meek = rollTable({ id: 'meek', die: 'D6', rows: [{ from: 1, to: 6, result: 'nothing' }] });
 * horror(meek).id; // => 'horror'
 * ```
 */
export function horror(table: RollTable<HorrorResult, 'D6'>): SpecialRule {
  return {
    id: 'horror',
    title: 'Horrors',
    text:
      'A horror that is turned up rolls on its table: the Imperial units there lose one of their number, or must ' +
      'retreat. The horror stays and fights on.',
    provenance: 'reconstruction',
    revealed(rules, _, { unit, area }, dice) {
      if (!counterOf(rules, unit).traits.includes('horror')) return [];
      const { result } = rollOnTable(table, dice, `Horror in area ${area}`);
      if (result === 'nothing') return [];
      if (result === 'retreat') return [{ type: 'retreat', side: 'imperial', area, unit: null }];
      return [{ type: 'losses', due: [{ side: 'imperial', area, count: 1 }], cause: 'horror', marked: [] }];
    },
  };
}
