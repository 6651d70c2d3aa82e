import { type SaveFacts, type SaveOption, saveOptions } from './saveOptions';

/**
 * Advises which save to take: the one that succeeds on most faces of the die; among equals the Save, then the
 * invulnerable save that is listed first. The choice is the player's.
 *
 * @param facts - the saves of the model and the modifiers
 * @returns the option
 * @throws {@link WargameError} as {@link saveOptions}
 * @rule OP-SAVE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { bestSave } from 'wargame-rules/open-play';
 *
 * bestSave({ save: 3, ap: -1, invulnerableSaves: [5] }).kind; // => 'save'
 * bestSave({ save: 3, ap: -3, invulnerableSaves: [5] }).kind; // => 'invulnerable'
 * ```
 */
export function bestSave(facts: SaveFacts): SaveOption {
  return saveOptions(facts).reduce((best, option) => (leastFace(option) < leastFace(best) ? option : best));
}

/** The least face that saves; 7 when none does. A 1 never does. */
function leastFace({ needed, modifier }: SaveOption): number {
  return Math.min(7, Math.max(2, needed - modifier));
}
