import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { counterOf } from '../edition/rulebook';
import type { SpecialRule } from '../edition/specialRule';

/**
 * How strong an ambush is.
 *
 * @since 0.1.0
 */
export interface AmbushOptions {
  /** How many units spring it; fewer where the cup holds fewer. */
  readonly units: number;
}

/**
 * A special rule: an ambush that is turned up is replaced by units from the cup, at once and face up.
 *
 * @param options - how strong it is
 * @returns the rule, for an edition
 * @throws {@link WargameError} `argument/…` for units that are no whole number from 0
 * @rule WM-REV-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { ambush } from 'wargame-rules/warmaster';
 *
 * ambush({ units: 2 }).id; // => 'ambush'
 * ```
 */
export function ambush({ units }: AmbushOptions): SpecialRule {
  requireWholeNumber(units, 'units');
  return {
    id: 'ambush',
    title: 'Ambushes',
    text: `An ambush that is turned up is gone; ${units} units from the cup take its place, face up.`,
    provenance: 'reconstruction',
    revealed(rules, _, { unit, area }) {
      if (!counterOf(rules, unit).traits.includes('ambush')) return [];
      return [
        { type: 'destroy', units: [unit], cause: 'ambush' },
        { type: 'draw', area, count: units },
      ];
    },
  };
}
