import { holdsArea } from '../board';
import { counterOf } from '../edition/rulebook';
import type { SpecialRule } from '../edition/specialRule';
import { tallyOf } from '../tallyOf';
import { LASER_HITS } from './defenceLaser';

/**
 * A special rule: at the end of each Traitor combat phase the Crew repairs a laser hit for each Defence Screens
 * area that it holds.
 *
 * @returns the rule, for an edition
 * @rule WM-END-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { damageControl } from 'wargame-rules/warmaster';
 *
 * damageControl().id; // => 'damage-control'
 * ```
 */
export function damageControl(): SpecialRule {
  return {
    id: 'damage-control',
    title: 'Damage control',
    text:
      'At the end of the Traitor combat phase each Defence Screens area with face-up Crew and no Imperial unit ' +
      'repairs one laser hit.',
    provenance: 'reconstruction',
    phaseEnds(rules, state) {
      if (state.phase !== 'traitor-combat') return [];
      if (tallyOf(state, LASER_HITS) === 0) return [];
      const repaired = rules.defenceScreens.filter(
        (area) =>
          holdsArea(rules, state, 'traitor', area) &&
          state.units.some(
            ({ id, at, faceUp }) => at === area && faceUp && counterOf(rules, id).traits.includes('crew'),
          ),
      ).length;
      return repaired === 0 ? [] : [{ type: 'tally', name: LASER_HITS, by: -repaired }];
    },
  };
}
