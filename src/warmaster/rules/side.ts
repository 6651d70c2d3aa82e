/**
 * The two sides, in the order of play.
 *
 * @since 0.1.0
 */
export const SIDES = ['imperial', 'traitor'] as const;

/**
 * A side; also the id of its player.
 *
 * @since 0.1.0
 */
export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'imperial' ? 'traitor' : 'imperial';
}
