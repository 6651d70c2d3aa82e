import { requireNone } from '../../core/errors/requireNone';
import { frozenCopy } from '../../core/table/frozenCopy';
import { checkEdition } from './checkEdition';
import type { Edition } from './edition';

/**
 * Makes an edition and checks it at once.
 *
 * @param edition - board, counters, tables and special rules; another edition with some of it replaced will do
 * @returns the edition, frozen throughout; it shares nothing that can change with what was given
 * @throws {@link WargameError} with every fault that {@link checkEdition} finds: `edition/…`, `table/…`
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineEdition, warmasterEdition, warmasterGame } from 'wargame-rules/warmaster';
 *
 * const short = defineEdition({
 *   ...warmasterEdition,
 *   id: 'short-game',
 *   turnLimit: { turns: 6, winners: [] },
 * });
 * warmasterGame(short).id; // => 'warmaster'
 * ```
 */
export function defineEdition(edition: Edition): Edition {
  requireNone(checkEdition(edition));
  return frozenCopy(edition);
}
