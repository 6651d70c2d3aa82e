import { WargameError } from '../errors/wargameError';
import type { DiceErrorCode } from './diceErrorCode';
import { type DiceSnapshot, diceFromState, type SeededDice } from './seededDice';

/**
 * Seeded dice that go on where a snapshot was taken.
 *
 * @param snapshot - what `snapshot()` of seeded dice gave, through JSON or not
 * @returns the dice; two resumed from one snapshot don't disturb each other
 * @throws {@link WargameError} `dice/bad-snapshot` for another shape, another generator, or a state that no
 *   seed leads to
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, resumeDice, seededDice } from 'wargame-rules';
 *
 * const dice = seededDice(7);
 * d6(dice);
 * const saved = JSON.stringify(dice.snapshot());
 * d6(resumeDice(JSON.parse(saved))) === d6(dice); // => true
 * ```
 */
export function resumeDice(snapshot: DiceSnapshot): SeededDice {
  const { generator, state, spare } = (snapshot ?? {}) as Partial<DiceSnapshot>;
  const sound =
    generator === 'xoroshiro128plus' &&
    Array.isArray(state) &&
    state.length === 4 &&
    state.every((word: unknown) => typeof word === 'number' && (word | 0) === word) &&
    state.some((word) => word !== 0) &&
    (spare === null || isSpare(spare));
  if (!sound) {
    throw new WargameError<DiceErrorCode>({
      code: 'dice/bad-snapshot',
      message: 'not a snapshot of seeded dice',
    });
  }
  return diceFromState(state as DiceSnapshot['state'], spare as DiceSnapshot['spare']);
}

function isSpare(spare: unknown): boolean {
  return typeof spare === 'number' && (spare & 0x7fff) === spare;
}
