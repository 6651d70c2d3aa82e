import type { Odds } from './distribution';
import { requireOdds } from './requireOdds';

/**
 * A distribution as plain JSON: its bigints are decimal strings.
 *
 * @since 0.1.0
 */
export interface OddsData<T> {
  readonly outcomes: readonly { readonly value: T; readonly weight: string }[];
  readonly total: string;
  readonly unresolved: string;
}

/**
 * Turns a distribution into plain JSON.
 *
 * @param odds - the distribution
 * @returns the same with decimal strings
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, odds, oddsToData } from 'wargame-rules';
 *
 * oddsToData(odds((dice) => d6(dice) === 6)).total; // => '6'
 * ```
 */
export function oddsToData<T>(odds: Odds<T>): OddsData<T> {
  requireOdds(odds);
  return {
    outcomes: odds.outcomes.map(({ value, weight }) => ({ value, weight: `${weight}` })),
    total: `${odds.total}`,
    unresolved: `${odds.unresolved}`,
  };
}
