import type { Battle } from '../battle/battle';

/** The ids of a player's units, those that are gone included. */
export function unitsOf({ armies }: Battle, player: string): readonly string[] {
  return armies.flatMap((army) => (army.player === player ? army.units.map(({ id }) => id) : []));
}
