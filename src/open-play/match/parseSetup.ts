import { requireNone } from '../../core/errors/requireNone';
import { playerFaults } from '../preBattle/playerFaults';
import { parseWith } from '../schemas/parseWith';
import { setupSchema } from '../schemas/setupSchema';
import type { OpenHostilitySetup } from './openHostilityTypes';

/**
 * Reads the set-up of an Open Hostility match that comes from outside.
 *
 * @param json - anything
 * @returns the set-up, a copy
 * @throws {@link WargameError} `parse/malformed` with every place where it is wrong; `pre-battle/same-player` for two
 *   players of one name, `pre-battle/bad-player` for one who is called `spectator`
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseSetup } from 'wargame-rules/open-play';
 *
 * parseSetup({ players: ['Ann', 'Ben'] }); // => { players: ['Ann', 'Ben'] }
 * parseSetup({ players: ['Ann', 'Ann'] }); // => throws pre-battle/same-player
 * ```
 */
export function parseSetup(json: unknown): OpenHostilitySetup {
  const setup = parseWith(setupSchema, json);
  requireNone(playerFaults(setup.players));
  return setup;
}
