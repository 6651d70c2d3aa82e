/**
 * The ways of telling attacker and defender apart. The last: he who chose the scenario by attack rating is the
 * attacker.
 *
 * @rule BG-ROLE-1
 * @since 0.1.0
 */
export const ROLE_WAYS = ['agreement', 'random', 'attack-rating', 'chose-scenario'] as const;

/**
 * Who attacks and who defends, and how it was settled.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface Roles<Player extends string> {
  readonly attacker: Player;
  readonly defender: Player;
  readonly way: (typeof ROLE_WAYS)[number];
  /** The deciding dice, in the order of the players; null where none were rolled. */
  readonly dice: readonly [number, number] | null;
}

/** The roles when the attacker is known. */
export function rolesOf<Player extends string>(
  attacker: Player,
  players: readonly [Player, Player],
  way: Roles<Player>['way'],
  dice: readonly [number, number] | null,
): Roles<Player> {
  const [first, second] = players;
  return { attacker, defender: attacker === first ? second : first, way, dice };
}
