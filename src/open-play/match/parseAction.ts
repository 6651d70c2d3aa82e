import { actionSchema } from '../schemas/actionSchema';
import { parseWith } from '../schemas/parseWith';
import type { OpenHostilityAction } from './openHostilityTypes';

/**
 * Reads an action of an Open Hostility match that comes from outside.
 *
 * @param json - anything
 * @returns the action, a copy
 * @throws {@link WargameError} `parse/malformed` with every place where it is wrong
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseAction } from 'wargame-rules/open-play';
 *
 * parseAction({ type: 'read-briefing', player: 'Ann' }); // => { type: 'read-briefing', player: 'Ann' }
 * parseAction({ type: 'read-briefing' }); // => throws parse/malformed
 * ```
 */
export function parseAction(json: unknown): OpenHostilityAction {
  return parseWith(actionSchema, json);
}
