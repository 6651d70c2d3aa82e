/**
 * Tells how many markers the attacker may wake himself at the start of his Movement Phase.
 *
 * @param convoyOnSpecialOrders - whether any vessel of the convoy is on special orders
 * @returns one, or two where the convoy gives itself away
 * @since 0.1.0
 * @example
 * ```ts
 * import { markersToWake } from 'wargame-rules/battlefleet-gothic';
 *
 * markersToWake(true); // => 2
 * ```
 */
export function markersToWake(convoyOnSpecialOrders: boolean): 1 | 2 {
  return convoyOnSpecialOrders ? 2 : 1;
}
