import { d6 } from '../../core/dice/d6';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { SpecialRule } from '../edition/specialRule';

/**
 * How deadly reactors are.
 *
 * @since 0.1.0
 */
export interface ReactorHazardOptions {
  /** The highest face of the D6 that kills. */
  readonly killsUpTo: number;
}

/**
 * A special rule: whoever is teleported into a reactor area rolls for his life.
 *
 * @param options - how deadly it is
 * @returns the rule, for an edition
 * @throws {@link WargameError} `argument/…` for a face that is no whole number from 0 to 6
 * @rule WM-TELE-3, WM-END-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { reactorHazard } from 'wargame-rules/warmaster';
 *
 * reactorHazard({ killsUpTo: 3 }).id; // => 'reactor-hazard'
 * ```
 */
export function reactorHazard({ killsUpTo }: ReactorHazardOptions): SpecialRule {
  requireWholeNumber(killsUpTo, 'killsUpTo', 0, 6);
  return {
    id: 'reactor-hazard',
    title: 'Reactor hazard',
    text: `Each unit teleported into a reactor area rolls a D6: on ${killsUpTo} or less it is destroyed.`,
    provenance: 'reconstruction',
    arrived(rules, _, { units, area }, dice) {
      if (!rules.reactors.includes(area)) return [];
      const dead = units.filter((unit) => d6(dice, `Reactor hazard: ${unit}`) <= killsUpTo);
      return dead.length === 0 ? [] : [{ type: 'destroy', units: dead, cause: 'reactor-hazard' }];
    },
  };
}
