import type { Counter } from '../edition/counter';
import type { Side } from '../rules/side';

/**
 * Tells which side may have the combat die rolled again: once, however many of its units give the right. Rights
 * of both sides cancel out, but the Emperor and Horus lose theirs only to each other.
 *
 * @param imperial - the Imperial counters in the combat
 * @param traitor - the Traitor counters in the combat
 * @returns the side that may; null where neither may
 * @rule WM-REROLL-1, WM-REROLL-2, WM-REROLL-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Counter, rerollRight, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * const counters = (...ids: string[]): readonly Counter[] =>
 *   warmasterEdition.counters.filter(({ id }) => ids.includes(id));
 *
 * rerollRight(counters('emperor'), counters('angron')); // => 'imperial'
 * rerollRight(counters('sanguinius'), counters('angron')); // => null
 * rerollRight(counters('emperor', 'rogal-dorn'), counters('horus')); // => null
 * ```
 */
export function rerollRight(imperial: readonly Counter[], traitor: readonly Counter[]): Side | null {
  const imperialRight = imperial.some(givesReroll);
  const traitorRight = traitor.some(givesReroll);
  if (!traitorRight) return imperialRight ? 'imperial' : null;
  if (!imperialRight) return 'traitor';
  const emperor = imperial.some(keepsReroll);
  const horus = traitor.some(keepsReroll);
  if (emperor === horus) return null;
  return emperor ? 'imperial' : 'traitor';
}

function givesReroll({ traits }: Counter): boolean {
  return traits.includes('reroll');
}

function keepsReroll(counter: Counter): boolean {
  return givesReroll(counter) && counter.traits.includes('supreme');
}
