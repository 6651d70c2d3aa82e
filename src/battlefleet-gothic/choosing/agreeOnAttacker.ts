import { requirePlayer } from './requirePlayers';
import { type Roles, rolesOf } from './roles';

/**
 * Notes whom the players have agreed on as the attacker.
 *
 * @typeParam Player - the ids of the players
 * @param players - the two players
 * @param attacker - the one who attacks
 * @returns the roles
 * @throws {@link WargameError} `choosing/unknown-player` for anybody else; `choosing/same-player`
 * @rule BG-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { agreeOnAttacker } from 'wargame-rules/battlefleet-gothic';
 *
 * agreeOnAttacker(['Ann', 'Ben'], 'Ben').defender; // => 'Ann'
 * ```
 */
export function agreeOnAttacker<Player extends string>(
  players: readonly [Player, Player],
  attacker: NoInfer<Player>,
): Roles<Player> {
  return rolesOf(requirePlayer(attacker, players, 'attacker'), players, 'agreement', null);
}
