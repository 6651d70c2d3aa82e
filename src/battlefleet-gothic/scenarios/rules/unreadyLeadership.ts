import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/**
 * Tells what a raided fleet takes off its Leadership: 1 while it is unready, nothing afterwards.
 *
 * @param turn - in which turn, from 1
 * @param unreadyTurns - for how many turns it is unready, as the set-up rolled
 * @returns -1 or 0
 * @throws {@link WargameError} `argument/…` for turns that are no whole numbers
 * @since 0.1.0
 * @example
 * ```ts
 * import { unreadyLeadership } from 'wargame-rules/battlefleet-gothic';
 *
 * [3, 4].map((turn) => unreadyLeadership(turn, 3)); // => [-1, 0]
 * ```
 */
export function unreadyLeadership(turn: number, unreadyTurns: number): -1 | 0 {
  const last = requireWholeNumber(unreadyTurns, 'unreadyTurns');
  return requireWholeNumber(turn, 'turn', 1) <= last ? -1 : 0;
}
