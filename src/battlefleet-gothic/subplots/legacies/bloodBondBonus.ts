/**
 * The Leadership that Blood Bond gives a capital ship in its owner's turn: +1 if another capital ship of his was
 * crippled or destroyed since his last one, however many were.
 *
 * @param ship - the ship that tests, by its id
 * @param fallen - his capital ships that were crippled or destroyed since his last turn, by their ids
 * @returns 1 or 0
 * @rule BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { bloodBondBonus } from 'wargame-rules/battlefleet-gothic';
 *
 * bloodBondBonus('lion', ['tiger', 'leopard']); // => 1
 * bloodBondBonus('lion', ['lion']); // => 0
 * ```
 */
export function bloodBondBonus(ship: string, fallen: readonly string[]): 0 | 1 {
  return fallen.some((other) => other !== ship) ? 1 : 0;
}
