import type { Edition } from './edition';
import type { Rulebook } from './rulebook';
import { rulesOf } from './rules';

/**
 * Puts at hand what is looked up all the time in an edition: for the functions that ask for it outside of special
 * rules, which get it anyway.
 *
 * @param edition - the edition, as {@link defineEdition} made it
 * @returns its rulebook; keep it rather than ask again
 * @since 0.1.0
 * @example
 * ```ts
 * import { rulebookOf, warmasterEdition } from 'wargame-rules/warmaster';
 *
 * rulebookOf(warmasterEdition).bridge; // => 42
 * ```
 */
export function rulebookOf(edition: Edition): Rulebook {
  return rulesOf(edition);
}
