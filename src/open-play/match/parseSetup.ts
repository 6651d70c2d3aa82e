import { parseWith } from '../schemas/parseWith';
import { setupSchema } from '../schemas/setupSchema';
import type { OpenHostilitySetup } from './openHostilityTypes';

/**
 * Reads the set-up of an Open Hostility match that comes from outside.
 *
 * @param json - anything
 * @returns the set-up, a copy
 * @throws {@link WargameError} `parse/malformed` with every place where it is wrong
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseSetup } from 'wargame-rules/open-play';
 *
 * parseSetup({ players: ['Ann', 'Ben'] }); // => { players: ['Ann', 'Ben'] }
 * ```
 */
export function parseSetup(json: unknown): OpenHostilitySetup {
  return parseWith(setupSchema, json);
}
