import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { rollTeleport } from '../teleport/rollTeleport';
import type { TeleportResult } from '../teleport/teleportTable';

/**
 * The odds of a teleport.
 *
 * @returns each result with its weight out of 36
 * @rule WM-TELE-1, WM-TELE-2, WM-TELE-3, WM-TELE-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { teleportOdds } from 'wargame-rules/warmaster';
 *
 * const lands = probability(teleportOdds(), (result) => result === 'area-rolled');
 * lands; // => { numerator: 3n, denominator: 4n }
 * ```
 */
export function teleportOdds(): Odds<TeleportResult> {
  return odds((dice) => rollTeleport(dice).result);
}
