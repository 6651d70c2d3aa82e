import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { type AttackRoll, rollAttackRatings } from './rollAttackRatings';

/**
 * Who may launch the attack, seen from two ratings.
 *
 * @since 0.1.0
 */
export type AttackOutcome = 'first' | 'draw' | 'second';

/**
 * Tells the exact odds that a fleet launches the attack, for any two attack ratings.
 *
 * @param first - the attack rating of the first fleet, at least 1
 * @param second - that of the second
 * @returns how likely it is that the first has the better die, that both are equal, that the second has it
 * @throws {@link WargameError} `argument/…` for a rating that is no whole number from 1
 * @rule BG-RATING-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { attackRatingOdds } from 'wargame-rules/battlefleet-gothic';
 *
 * const chances = attackRatingOdds(2, 4);
 * probability(chances, (outcome) => outcome === 'first'); // => { numerator: 9829n, denominator: 46656n }
 * ```
 */
export function attackRatingOdds(first: number, second: number): Odds<AttackOutcome> {
  const contenders = [
    { player: 'first', rating: first },
    { player: 'second', rating: second },
  ] as const;
  return odds((dice) => {
    const { launched }: AttackRoll<'first' | 'second'> = rollAttackRatings(contenders, dice);
    return launched ?? 'draw';
  });
}
