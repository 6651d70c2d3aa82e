import { rollOnTable } from '../../core/table/rollOnTable';
import type { RollTable } from '../../core/table/rollTable';
import { counterOf } from '../edition/rulebook';
import type { SpecialRule } from '../edition/specialRule';
import type { Effect } from '../task';

/**
 * What a trap does: so many Imperial units are lost; a breach drives the others out and destroys the area.
 *
 * @since 0.1.0
 */
export interface TrapResult {
  readonly loses: number;
  readonly breach: boolean;
}

/**
 * A special rule: traps go off as they are turned up, and are gone.
 *
 * @param table - what the D6 rolled for a trap does
 * @returns the rule, for an edition
 * @rule WM-REV-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollTable } from 'wargame-rules';
 * import { trap } from 'wargame-rules/warmaster';
 *
 * const mine = rollTable({
 *   id: 'mine',
 *   die: 'D6',
 *   rows: [{ from: 1, to: 6, result: { loses: 1, breach: false } }],
 * });
 * trap(mine).id; // => 'trap'
 * ```
 */
export function trap(table: RollTable<TrapResult, 'D6'>): SpecialRule {
  return {
    id: 'trap',
    title: 'Traps',
    text:
      'A trap that is turned up rolls on its table: the Imperial player loses so many units there; a breach makes ' +
      'the others retreat, then the area is destroyed. The trap is gone.',
    provenance: 'reconstruction',
    revealed(rules, _, { unit, area }, dice) {
      if (!counterOf(rules, unit).traits.includes('trap')) return [];
      const { loses, breach } = rollOnTable(table, dice, `Trap in area ${area}`).result;
      const losses: Effect = {
        type: 'losses',
        due: [{ side: 'imperial', area, count: loses }],
        cause: 'trap',
        marked: [],
      };
      return [
        ...(loses > 0 ? [losses] : []),
        { type: 'destroy', units: [unit], cause: 'trap' },
        ...(breach
          ? [
              { type: 'retreat' as const, side: 'imperial' as const, area, unit: null },
              { type: 'destroy-area' as const, area, cause: 'trap' },
            ]
          : []),
      ];
    },
  };
}
