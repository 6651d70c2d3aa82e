import type { Dice } from '../../core/dice/dice';
import { rerollUntil } from '../../core/dice/rerollUntil';
import { type Roles, rolesOf } from './roles';
import { type Contender, rollAttackRatings } from './rollAttackRatings';

/**
 * Settles by attack rating who attacks: each player rolls as many D6 as his rating, and the highest single die
 * attacks. Ruling: ties are rolled again, with all dice.
 *
 * @typeParam Player - the ids of the players
 * @param contenders - the two players with their ratings, in the order in which they roll
 * @param dice - where the chance comes from: as many D6 as both ratings together, until the best differ
 * @returns the roles and the deciding dice
 * @throws {@link WargameError} `choosing/same-player`; `argument/…` for a rating that is no whole number from
 *   1; `dice/no-end` after 1,000 ties
 * @rule BG-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollAttackerByRating } from 'wargame-rules/battlefleet-gothic';
 *
 * const contenders = [{ player: 'Ann', rating: 1 }, { player: 'Ben', rating: 2 }] as const;
 * rollAttackerByRating(contenders, scriptedDice([4, 4, 1, 5, 2, 3])).attacker; // => 'Ann'
 * ```
 */
export function rollAttackerByRating<Player extends string>(
  contenders: readonly [Contender<Player>, Contender<Player>],
  dice: Dice,
): Roles<Player> {
  const [first, second] = contenders;
  const { best, launched } = rerollUntil(
    (source) => rollAttackRatings(contenders, source),
    (roll) => roll.launched !== null,
    dice,
    'Who attacks, by attack rating',
  );
  return rolesOf(launched ?? first.player, [first.player, second.player], 'attack-rating', best);
}
