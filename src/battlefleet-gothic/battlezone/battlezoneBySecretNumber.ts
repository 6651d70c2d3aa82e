import type { Dice } from '../../core/dice/dice';
import { rollOff } from '../../core/dice/rollOff';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requirePlayers } from '../choosing/requirePlayers';
import { BATTLEZONES, type Battlezone } from './battlezone';

/**
 * A player's secret number for the battlezone, and the attack rating of his fleet.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface SecretNumber<Player extends string> {
  readonly player: Player;
  /** 1 to 6: the battlezone he wishes for, in the order of {@link BATTLEZONES}. */
  readonly number: number;
  /** At least 1. */
  readonly rating: number;
}

/**
 * The battlezone by secret numbers.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface SecretNumberChoice<Player extends string> {
  readonly zone: Battlezone;
  /** Whose zone it is; null when both totals are equal and both wished for the same zone. */
  readonly chosenBy: Player | null;
  readonly totals: readonly [number, number];
}

/**
 * Settles the battlezone by secret numbers: each player picks one from 1 to 6 and adds his attack rating, and
 * the higher total has its zone. Ruling: equal totals roll off, unless both wish for the same zone.
 *
 * @typeParam Player - the ids of the players
 * @param numbers - what the two players picked, uncovered together
 * @param dice - where the chance comes from; rolled only when the totals are equal and the wishes differ
 * @returns the zone, whose it is, and both totals
 * @throws {@link WargameError} `argument/…` for a number or rating that can't be; `choosing/same-player`
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { battlezoneBySecretNumber } from 'wargame-rules/battlefleet-gothic';
 *
 * const ann = { player: 'Ann', number: 5, rating: 2 } as const;
 * const ben = { player: 'Ben', number: 4, rating: 4 } as const;
 * battlezoneBySecretNumber([ann, ben], scriptedDice([])).zone; // => 'primary-biosphere'
 * ```
 */
export function battlezoneBySecretNumber<Player extends string>(
  numbers: readonly [SecretNumber<Player>, SecretNumber<Player>],
  dice: Dice,
): SecretNumberChoice<Player> {
  const [first, second] = numbers;
  const players = requirePlayers([first.player, second.player]);
  const totals = [total(first, 0), total(second, 1)] as const;
  const zones = [zoneOf(first), zoneOf(second)] as const;
  if (totals[0] === totals[1] && zones[0] === zones[1]) return { zone: zones[0], chosenBy: null, totals };
  const leader = players[totals[0] > totals[1] ? 0 : 1];
  const chosenBy = totals[0] === totals[1] ? rollOff(players, dice, 'Whose battlezone').winner : leader;
  return { zone: zones[chosenBy === players[0] ? 0 : 1], chosenBy, totals };
}

function total({ number, rating }: SecretNumber<string>, index: number): number {
  return (
    requireWholeNumber(number, `numbers[${index}].number`, 1, BATTLEZONES.length) +
    requireWholeNumber(rating, `numbers[${index}].rating`, 1, 1_000)
  );
}

function zoneOf({ number }: SecretNumber<string>): Battlezone {
  return BATTLEZONES[number - 1] ?? BATTLEZONES[0];
}
