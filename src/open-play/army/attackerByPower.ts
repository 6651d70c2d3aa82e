import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * Which of two players is the Attacker by Power Level alone: the one with the higher.
 *
 * @param players - the two players with the Power Levels of their armies
 * @returns the id of the Attacker; null when both are equal: then they roll off, and the winner decides
 * @throws {@link WargameError} `argument/…` for a Power Level that is no whole number from 0
 * @rule OP-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { attackerByPower } from 'wargame-rules/open-play';
 *
 * attackerByPower([{ player: 'Ann', powerLevel: 32 }, { player: 'Ben', powerLevel: 31 }]); // => 'Ann'
 * attackerByPower([{ player: 'Ann', powerLevel: 32 }, { player: 'Ben', powerLevel: 32 }]); // => null
 * ```
 */
export function attackerByPower<Player extends string>(
  players: readonly [MusteredPlayer<Player>, MusteredPlayer<Player>],
): Player | null {
  const [one, other] = players;
  const first = requireWholeNumber(one.powerLevel, 'players[0].powerLevel');
  const second = requireWholeNumber(other.powerLevel, 'players[1].powerLevel');
  if (first === second) return null;
  return first > second ? one.player : other.player;
}

/**
 * A player with the Power Level of the army.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface MusteredPlayer<Player extends string = string> {
  readonly player: Player;
  readonly powerLevel: number;
}
