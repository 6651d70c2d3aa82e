import { describe, expect, it } from 'vitest';
import { dieValues, lookUp, odds, playScript, probability, scriptedDice } from 'wargame-rules';
import {
  AREA_NUMBERS,
  reinforcementTable,
  rollTeleport,
  teleportOdds,
  teleportTable,
} from 'wargame-rules/warmaster';

const share = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

describe('the teleport', () => {
  it('WM-REIN-4, C07: 5 then 3 is area 53, 3 then 5 is 35; two dice, tens first', () => {
    const roll = (...faces: readonly number[]) => playScript((dice) => rollTeleport(dice), faces);
    expect(roll(5, 3)).toEqual({ roll: 53, result: 'area-rolled' });
    expect(roll(3, 5)).toEqual({ roll: 35, result: 'area-rolled' });
    expect(roll(1, 6)).toEqual({ roll: 16, result: 'area-rolled' });
  });

  it('WM-TELE-1, WM-TELE-2, WM-TELE-3, WM-TELE-4: 1/36 destroyed, 1/18 delayed, 3/4 an area, 1/6 a free choice', () => {
    const all = teleportOdds();
    expect(probability(all, (result) => result === 'destroyed')).toEqual(share(1n, 36n));
    expect(probability(all, (result) => result === 'delayed')).toEqual(share(1n, 18n));
    expect(probability(all, (result) => result === 'area-rolled')).toEqual(share(3n, 4n));
    expect(probability(all, (result) => result === 'area-chosen')).toEqual(share(1n, 6n));
  });

  it('WM-TELE-3, C14: the areas are exactly the 27 values from 14 to 56', () => {
    const landings = dieValues('D66').filter((roll) => lookUp(teleportTable, roll) === 'area-rolled');
    expect(landings).toEqual(AREA_NUMBERS);
    expect(landings).toHaveLength(27);
    for (const none of [17, 20, 37]) expect(landings).not.toContain(none);
  });

  it('WM-REIN-3: one, two or three units, two faces each', () => {
    const drawn = [1, 2, 3, 4, 5, 6].map((face) => lookUp(reinforcementTable, face));
    expect(drawn).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('agrees with its table on every roll', () => {
    const all = odds((dice) => rollTeleport(dice));
    expect(all.outcomes).toHaveLength(36);
    for (const { value } of all.outcomes) expect(value.result).toBe(lookUp(teleportTable, value.roll));
  });

  it('C18: a face that a D6 has not is refused', () => {
    expect(() => rollTeleport(scriptedDice([7, 1]))).toThrow(
      expect.objectContaining({ code: 'dice/impossible-face' }),
    );
  });
});
