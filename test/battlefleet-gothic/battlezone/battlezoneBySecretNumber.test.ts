import { describe, expect, it } from 'vitest';
import { playScript, scriptedDice } from 'wargame-rules';
import { battlezoneBySecretNumber } from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../ledger/build';

const numbers = (first: readonly [number, number], second: readonly [number, number]) =>
  [
    { player: 'Ann', number: first[0], rating: first[1] },
    { player: 'Ben', number: second[0], rating: second[1] },
  ] as const;

describe('equal totals of secret numbers', () => {
  it('are rolled off, ties again, where the wishes differ', () => {
    const settle = (...faces: readonly number[]) =>
      playScript((dice) => battlezoneBySecretNumber(numbers([5, 2], [4, 3]), dice), faces);
    expect(settle(6, 1)).toEqual({ zone: 'outer-reaches', chosenBy: 'Ann', totals: [7, 7] });
    expect(settle(3, 3, 2, 4)).toEqual({ zone: 'primary-biosphere', chosenBy: 'Ben', totals: [7, 7] });
  });

  it('need no dice where both wish for the same', () => {
    expect(battlezoneBySecretNumber(numbers([1, 3], [1, 3]), scriptedDice([]))).toEqual({
      zone: 'flare-region',
      chosenBy: null,
      totals: [4, 4],
    });
  });
});

describe('a secret number', () => {
  it('is refused where it is none, and its rating likewise', () => {
    const settle = (...given: Parameters<typeof numbers>) =>
      refusals(() => battlezoneBySecretNumber(numbers(...given), scriptedDice([])));
    expect(settle([0, 1], [1, 1])).toEqual([['argument/out-of-range', 'numbers[0].number']]);
    expect(settle([1, 1], [1, 0])).toEqual([['argument/out-of-range', 'numbers[1].rating']]);
    expect(settle([1, 1], [1, 1_001])).toEqual([['argument/out-of-range', 'numbers[1].rating']]);
  });
});
