import { unitOf } from '../board';
import type { SpecialRule } from '../edition/specialRule';

/**
 * A special rule: Horus may show himself at any time in the Traitor player's movement phase, and move like any
 * face-up unit from then on.
 *
 * @returns the rule, for an edition
 * @rule WM-REV-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { horusShowsHimself } from 'wargame-rules/warmaster';
 *
 * horusShowsHimself().id; // => 'horus-shows-himself'
 * ```
 */
export function horusShowsHimself(): SpecialRule {
  return {
    id: 'horus-shows-himself',
    title: 'Horus shows himself',
    text: 'In his movement phase the Traitor player may turn Horus up; he may then move.',
    provenance: 'reconstruction',
    choices(rules, state, side) {
      if (side !== 'traitor') return [];
      const { id, at, faceUp } = unitOf(rules, state, rules.supreme.traitor);
      return typeof at === 'number' && !faceUp ? [{ unit: id }] : [];
    },
    chosen: (_, __, { unit }) => [{ type: 'reveal', unit }],
  };
}
