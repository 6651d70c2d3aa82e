import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d6, derive, resumeDice, rollDice, type Seed, seededDice } from 'wargame-rules';
import { goldenFaces } from './goldenFaces';

const first = (seed: Seed, count: number): readonly number[] =>
  rollDice({ count, sides: 6 }, seededDice(seed));

/** How often each face comes up when all of 15 bits are rolled once; in front, how many are drawn again. */
function facesOfFewBits(sides: number): readonly number[] {
  const found = Array.from({ length: sides + 1 }, () => 0);
  for (let spare = 0; spare < 0x8000; spare++) {
    const dice = resumeDice({ generator: 'xoroshiro128plus', state: [1, 2, 3, 4], spare });
    const face = dice.roll(sides);
    const counted = dice.snapshot().spare === null ? face : 0;
    found[counted] = (found[counted] ?? 0) + 1;
  }
  return found;
}

describe('seededDice', () => {
  it('C01, C02: deals few bits out evenly, and draws again for just the rest', () => {
    for (const sides of [1, 2, 3, 5, 6, 7, 10, 20, 66, 100, 127, 128, 129, 255, 256]) {
      const [drawnAgain, ...faces] = facesOfFewBits(sides);
      expect(drawnAgain).toBe(0x8000 % sides);
      expect(faces).toEqual(Array.from({ length: sides }, () => Math.floor(0x8000 / sides)));
    }
  });

  it('C10: goes on from a snapshot through JSON as if nothing had happened', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.string()),
        fc.nat(50),
        fc.integer({ min: 1, max: 1000 }),
        (seed, count, sides) => {
          const dice = seededDice(seed);
          for (let die = 0; die < count; die++) dice.roll(sides);
          const resumed = resumeDice(JSON.parse(JSON.stringify(dice.snapshot())));
          const other = resumeDice(dice.snapshot());
          other.roll(6);
          expect([resumed.roll(sides), resumed.roll(6)]).toEqual([dice.roll(sides), dice.roll(6)]);
        },
      ),
    );
  });

  it('gives faces of the die only', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, sides) => {
        const face = seededDice(seed).roll(sides);
        expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true);
      }),
    );
  });

  it('lets two dice of up to 256 sides share a number, and no others', () => {
    const dice = seededDice('shared');
    const { state } = dice.snapshot();
    expect(dice.snapshot().spare).toBe(null);
    dice.roll(256);
    const { spare } = dice.snapshot();
    expect(spare).toBeTypeOf('number');
    dice.roll(257);
    expect(dice.snapshot().spare).toBe(spare);
    const after = dice.snapshot().state;
    dice.roll(6);
    expect(dice.snapshot()).toEqual({ generator: 'xoroshiro128plus', state: after, spare: null });
    expect(after).not.toEqual(state);
  });

  it('rolls what was spare: the lowest face of the lowest, the highest of the highest', () => {
    const state = [1, 2, 3, 4] as const;
    for (let sides = 1; sides <= 256; sides++) {
      for (const [spare, face] of [
        [0, 1],
        [0x7fff, sides],
      ] as const) {
        const dice = resumeDice({ generator: 'xoroshiro128plus', state, spare });
        expect(dice.roll(sides)).toBe(face);
        expect(dice.snapshot()).toEqual({ generator: 'xoroshiro128plus', state, spare: null });
      }
    }
  });

  it('leaves out the numbers that do not deal out evenly', () => {
    // Of 2^31 numbers 996,781 are left over: a roll in two thousand draws again.
    const dice = seededDice('left over');
    const faces = Array.from({ length: 20_000 }, () => dice.roll(999_761));
    expect(faces.every((face) => face >= 1)).toBe(true);
  });

  it('C06: keeps its golden faces', () => {
    for (const [seed, faces] of goldenFaces) expect(first(seed, 20)).toEqual(faces);
  });

  it('C04: takes 0 and the empty text for seeds, and refuses what is none', () => {
    expect(first(0, 100)).toEqual(first(0, 100));
    expect(first('', 20)).not.toEqual(first(0, 20));
    expect(first('0', 20)).not.toEqual(first(0, 20));
    expect(first(-0, 20)).toEqual(first(0, 20));
    for (const bad of [
      Number.NaN,
      undefined,
      null,
      1.5,
      Number.POSITIVE_INFINITY,
      2 ** 53,
      {},
      3n,
      [1, Number.NaN],
    ]) {
      expect(() => seededDice(bad as Seed)).toThrow(expect.objectContaining({ code: 'dice/bad-seed' }));
    }
  });

  it('C05: has no stuck state', () => {
    expect(new Set(first(0, 100)).size).toBe(6);
    const good = seededDice(1).snapshot();
    for (const spare of [0, 0x7fff]) expect(resumeDice({ ...good, spare }).snapshot().spare).toBe(spare);
    expect(resumeDice({ ...good, state: [0, 0, 0, 5] }).roll(6)).toBeGreaterThan(0);
    for (const bad of [
      { ...good, state: [0, 0, 0, 0] },
      { ...good, state: [1, 2, 3] },
      { ...good, state: [1, 2, 3, 4.5] },
      { ...good, state: [1, 2, 3, 4n] },
      { ...good, spare: -1 },
      { ...good, spare: 0x8000 },
      { ...good, spare: 0.5 },
      { ...good, spare: 3n },
      { ...good, spare: '3' },
      { generator: good.generator, state: good.state },
      { ...good, generator: 'mersenne' },
      { state: good.state },
      null,
      undefined,
      Array.from({ length: 12 }, () => 1),
    ]) {
      expect(() => resumeDice(bad as never)).toThrow(expect.objectContaining({ code: 'dice/bad-snapshot' }));
    }
  });

  it('keeps the first pair of neighbouring seeds apart (chi-squared on 35 degrees of freedom)', () => {
    const pairs = new Map<number, number>();
    for (let seed = 0; seed < 36_000; seed++) {
      const dice = seededDice(seed);
      const pair = d6(dice) * 10 + d6(dice);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    const deviation = [...pairs.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(pairs.size).toBe(36);
    expect(deviation).toBeLessThan(66.6); // one in a thousand fair dice would exceed it
  });

  it('derives streams that neither add up nor run together', () => {
    expect(first(derive(41, 'step', 1), 20)).not.toEqual(first(derive(42, 'step', 0), 20));
    expect(first(derive(1, 23), 20)).not.toEqual(first(derive(12, 3), 20));
    expect(first(derive('a', 'b'), 20)).not.toEqual(first(derive('c', 'b'), 20));
    expect(first(derive(derive('a', 'b'), 'c'), 20)).toEqual(first(derive('a', 'b', 'c'), 20));
  });

  it('C87: refuses sides that no die has', () => {
    for (const sides of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '6', 1_000_001]) {
      expect(() => seededDice(1).roll(sides as number)).toThrow(
        expect.objectContaining({ name: 'WargameError' }),
      );
    }
  });

  it('are rolled though frozen, and show nothing of their state', () => {
    const dice = Object.freeze(seededDice('frozen'));
    const again = seededDice('frozen');
    expect([dice.roll(6), dice.roll(20)]).toEqual([again.roll(6), again.roll(20)]);
    expect(JSON.stringify(dice)).toBe('{}');
    expect(Object.keys(dice)).toEqual([]);
  });
});
