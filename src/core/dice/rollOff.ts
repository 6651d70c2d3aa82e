import type { Dice } from './dice';
import { repeatUntil } from './repeatUntil';
import { soundFace } from './rollDie';

/**
 * How a roll-off went.
 *
 * @since 0.1.0
 */
export interface RollOff<Player extends string> {
  readonly winner: Player;
  /** The deciding dice, in the order of the players. Tied rounds are in the log of the dice. */
  readonly dice: readonly [number, number];
}

/**
 * Two players roll a D6 each, the highest wins, ties roll again. Neither die can be re-rolled or modified.
 *
 * @param players - the two players, in the order in which they roll
 * @param dice - where the chance comes from
 * @param label - what they roll off for
 * @returns the winner and the dice that decided
 * @throws {@link WargameError} `dice/no-end` after 1,000 ties: a tie has no winner
 * @rule OP-ROLLOFF-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { rollOff, scriptedDice } from 'wargame-rules';
 *
 * rollOff(['Ann', 'Ben'], scriptedDice([4, 4, 2, 5])); // => { winner: 'Ben', dice: [2, 5] }
 * ```
 */
export function rollOff<Player extends string>(
  players: readonly [Player, Player],
  dice: Dice,
  label: string = 'Roll-off',
): RollOff<Player> {
  const deciding = repeatUntil(
    (source) =>
      players.map((player) => {
        const what = `${label}: ${player}`;
        // What `rollDie` does, without its call: a roll-off alone is to stay below 400 bytes.
        return soundFace(source?.roll?.(6, what), 6, what);
      }) as unknown as RollOff<Player>['dice'],
    (faces) => faces[0] !== faces[1],
    dice,
    label,
  );
  return { winner: players[deciding[0] > deciding[1] ? 0 : 1], dice: deciding };
}
