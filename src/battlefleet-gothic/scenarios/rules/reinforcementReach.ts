import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/** Centimetres of the long edges for each turn after the first. */
const EACH_TURN = 30;

/**
 * Tells how far along the long edges, from the short edge ahead of the pursued ship, its friends may come on in
 * The Bait: not at all in turn 1, and 30 cm more in each turn after it.
 *
 * @param turn - in which turn, from 1
 * @returns the distance in centimetres
 * @throws {@link WargameError} `argument/…` for a turn that is no whole number from 1
 * @since 0.1.0
 * @example
 * ```ts
 * import { reinforcementReach } from 'wargame-rules/battlefleet-gothic';
 *
 * reinforcementReach(4); // => 90
 * ```
 */
export function reinforcementReach(turn: number): number {
  return (requireWholeNumber(turn, 'turn', 1, 10_000) - 1) * EACH_TURN;
}
