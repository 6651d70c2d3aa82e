import { describe, expect, it } from 'vitest';
import { type Composite, type Dice, scriptedDice } from 'wargame-rules';
import { lendDice } from '../../../src/testing/guard/lendDice';
import { brokenBy } from './broken';

const LATER = ['chance-from-dice', 'apply keeps its dice, which are rolled later'];

const handful: Composite<string> = { sample: () => 'sampled', outcomes: () => [] };

describe('dice that are lent', () => {
  it('are rolled like the dice behind them, and what comes of it is given back', () => {
    const asked: unknown[] = [];
    const dice: Dice = {
      roll: (sides, label) => {
        asked.push([sides, label]);
        return asked.length;
      },
    };
    const rolled = lendDice('apply', dice)((lent) => [lent.roll(6, 'Aim'), lent.roll(8)]);
    expect(rolled).toEqual([1, 2]);
    expect(asked).toEqual([
      [6, 'Aim'],
      [8, undefined],
    ]);
  });

  it('have composite rolls where the dice behind them have', () => {
    const counted = {
      roll: () => 1,
      composite: (roll: unknown) => (roll === handful ? 'whole' : 'other') as never,
    };
    expect(lendDice('apply', counted)((lent) => lent.composite?.(handful))).toBe('whole');
    expect(lendDice('apply', { roll: () => 1 })((lent) => 'composite' in lent)).toBe(false);
  });

  it('are not to be rolled when the run is over, however it ended', () => {
    const counted = { roll: () => 1, composite: () => 1 as never };
    const lend = lendDice('apply', counted);
    const kept = lend((lent) => lent);
    expect(brokenBy(() => kept.roll(6))).toEqual(LATER);
    expect(brokenBy(() => kept.composite?.(handful))).toEqual(LATER);
    let thrownOut: Dice | undefined;
    const fault = new Error('jammed');
    expect(() =>
      lend((lent) => {
        thrownOut = lent;
        throw fault;
      }),
    ).toThrow(fault);
    expect(brokenBy(() => thrownOut?.roll(6))).toEqual(LATER);
    expect(brokenBy(() => lend(() => kept.roll(6)))).toEqual(LATER);
  });

  it('show the same faces to whoever runs once more, and go on from there', () => {
    const dice = scriptedDice([3, 5, 2, 6]);
    const lend = lendDice('apply', dice);
    const rolled = (count: number) => lend((lent) => Array.from({ length: count }, () => lent.roll(6)));
    expect([rolled(2), rolled(1), rolled(3), rolled(4)]).toEqual([[3, 5], [3], [3, 5, 2], [3, 5, 2, 6]]);
    let calls = 0;
    const lendCounted = lendDice('apply', { roll: () => 1, composite: () => ++calls as never });
    const sums = () =>
      lendCounted((lent) => [lent.composite?.(handful), lent.roll(6), lent.composite?.(handful)]);
    expect([sums(), sums()]).toEqual([
      [1, 1, 2],
      [1, 1, 2],
    ]);
  });
});
