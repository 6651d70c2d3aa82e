import type { Dice } from '../../core/dice/dice';
import { rollOff } from '../../core/dice/rollOff';
import { requirePlayers } from './requirePlayers';
import { type Roles, rolesOf } from './roles';

/**
 * Settles at random who attacks: both players roll a D6, the higher attacks. Ruling: ties are rolled again.
 *
 * @typeParam Player - the ids of the players
 * @param players - the two players, in the order in which they roll
 * @param dice - where the chance comes from: two D6, until they differ
 * @returns the roles and the deciding dice
 * @throws {@link WargameError} `choosing/same-player`; `dice/no-end` after 1,000 ties
 * @rule BG-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollAttacker } from 'wargame-rules/battlefleet-gothic';
 *
 * rollAttacker(['Ann', 'Ben'], scriptedDice([3, 3, 2, 5])).attacker; // => 'Ben'
 * ```
 */
export function rollAttacker<Player extends string>(
  players: readonly [Player, Player],
  dice: Dice,
): Roles<Player> {
  const { winner, dice: faces } = rollOff(requirePlayers(players), dice, 'Who attacks');
  return rolesOf(winner, players, 'random', faces);
}
