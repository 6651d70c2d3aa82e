import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { rollAttackerByRating } from './rollAttackerByRating';

/**
 * Tells the exact odds that a fleet becomes the attacker by attack rating, ties being rolled again.
 *
 * @param first - the attack rating of the first fleet, at least 1
 * @param second - that of the second
 * @returns how likely it is that the first, and that the second, is the attacker
 * @throws {@link WargameError} `argument/…` for a rating that is no whole number from 1
 * @rule BG-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { attackerOdds } from 'wargame-rules/battlefleet-gothic';
 *
 * const chances = attackerOdds(2, 4);
 * probability(chances, (attacker) => attacker === 'first'); // => { numerator: 9829n, denominator: 34358n }
 * ```
 */
export function attackerOdds(first: number, second: number): Odds<'first' | 'second'> {
  const contenders = [
    { player: 'first', rating: first },
    { player: 'second', rating: second },
  ] as const;
  return odds((dice) => rollAttackerByRating<'first' | 'second'>(contenders, dice).attacker);
}
