import { bestDie } from '../../core/dice/bestDie';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requirePlayers } from './requirePlayers';

/**
 * A player and the attack rating of his fleet.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface Contender<Player extends string> {
  readonly player: Player;
  /** How many D6 he rolls, at least one. */
  readonly rating: number;
}

/**
 * How the attack ratings compared.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface AttackRoll<Player extends string> {
  /** The best die of each, in the order of the players. The others are in the log of the dice. */
  readonly best: readonly [number, number];
  /** Who has launched the attack: he chooses the scenario and is the attacker. Null for a draw. */
  readonly launched: Player | null;
}

/**
 * Rolls for who has launched the attack: each player as many D6 as his attack rating, of which he keeps the
 * best. A draw stands; it is not rolled again.
 *
 * @param contenders - the two players with their ratings, in the order in which they roll
 * @param dice - where the chance comes from: as many D6 as both ratings together
 * @returns the best die of each, and who has the higher one
 * @throws {@link WargameError} `choosing/same-player`; `argument/…` for a rating that is no whole number from 1
 * @rule BG-RATING-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollAttackRatings } from 'wargame-rules/battlefleet-gothic';
 *
 * const contenders = [{ player: 'Ann', rating: 2 }, { player: 'Ben', rating: 3 }] as const;
 * rollAttackRatings(contenders, scriptedDice([5, 1, 2, 4, 4])); // => { best: [5, 4], launched: 'Ann' }
 * rollAttackRatings(contenders, scriptedDice([5, 1, 5, 4, 4])); // => { best: [5, 5], launched: null }
 * ```
 */
export function rollAttackRatings<Player extends string>(
  contenders: readonly [Contender<Player>, Contender<Player>],
  dice: Dice,
): AttackRoll<Player> {
  const [first, second] = contenders;
  const players = requirePlayers([first.player, second.player]);
  const counts = contenders.map(({ rating }, index) =>
    requireWholeNumber(rating, `contenders[${index}].rating`, 1),
  );
  const [one = 0, other = 0] = counts.map((count, index) =>
    bestDie({ count, sides: 6 }, dice, `Attack rating: ${players[index]}`),
  );
  return { best: [one, other], launched: one === other ? null : players[one > other ? 0 : 1] };
}
