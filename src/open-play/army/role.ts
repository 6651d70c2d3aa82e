/**
 * The two sides of an open play battle, in the order in which they deploy.
 *
 * @since 0.1.0
 */
export const ROLES = ['attacker', 'defender'] as const;

/**
 * One side of an open play battle.
 *
 * @since 0.1.0
 */
export type Role = (typeof ROLES)[number];

/**
 * The other side.
 *
 * @param role - one side
 * @returns the other one
 * @since 0.1.0
 * @example
 * ```ts
 * import { otherRole } from 'wargame-rules/open-play';
 *
 * otherRole('attacker'); // => 'defender'
 * ```
 */
export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker';
}
