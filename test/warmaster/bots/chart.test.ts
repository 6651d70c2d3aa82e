import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, type AreaNumber, warmasterEdition } from 'wargame-rules/warmaster';
import { chartOf } from '../../../src/warmaster/bots/chart';
import { rulesOf } from '../../../src/warmaster/edition/rules';
import { plainEdition } from '../plainEdition';
import { placesOf } from './sceneOf';

/** How far it is from area to area, by passing through one area more at a time. */
function distances(edition: typeof plainEdition): number[][] {
  const far: number[][] = [];
  for (const { number, neighbours } of edition.areas) {
    const row: number[] = [];
    for (const to of AREA_NUMBERS) row[to] = to === number ? 0 : neighbours.includes(to) ? 1 : 99;
    far[number] = row;
  }
  const way = (from: AreaNumber, to: AreaNumber): number => far[from]?.[to] as number;
  for (const by of AREA_NUMBERS) {
    for (const from of AREA_NUMBERS) {
      for (const to of AREA_NUMBERS) {
        (far[from] as number[])[to] = Math.min(way(from, to), way(from, by) + way(by, to));
      }
    }
  }
  return far;
}

describe('chartOf', () => {
  const worthOf = (unit: string): number | undefined => {
    const chart = chartOf(plainEdition);
    return chart.worths[placesOf(chart, unit)[0] as number];
  };

  it('a counter is worth its two factors, and more with the right to a second die', () => {
    expect(worthOf('imperial-guard-1')).toBe(3 + 3);
    expect(worthOf('trap-1')).toBe(0 + 1);
    expect(worthOf('blood-angels-1')).toBe(5 + 4);
    expect(worthOf('sanguinius')).toBeGreaterThan(7 + 6);
    expect(worthOf('magnus')).toBe(worthOf('sanguinius'));
  });

  it('who must not die is worth more than all others in an area together, on either side', () => {
    expect(worthOf('emperor')).toBe(worthOf('horus'));
    const { worths } = chartOf(plainEdition);
    const [, ...others] = worths.filter((worth) => worth !== worthOf('horus')).sort((one, two) => two - one);
    expect(worthOf('horus')).toBeGreaterThan(2 * (others[0] as number));
  });

  it('WM-REROLL-1: knows who may have a die rolled again', () => {
    const { leads, counters } = chartOf(plainEdition);
    expect(counters.filter((_, unit) => leads[unit]).map(({ id }) => id)).toEqual([
      'emperor',
      'sanguinius',
      'rogal-dorn',
      'horus',
      'angron',
      'magnus',
    ]);
    expect(leads).toHaveLength(counters.length);
  });

  it('measures the least steps from each area to each', () => {
    for (const edition of [plainEdition, warmasterEdition]) {
      expect(chartOf(edition).steps).toEqual(distances(edition));
    }
  });

  it('knows the areas of which rules speak', () => {
    const expected: boolean[] = [];
    for (const number of AREA_NUMBERS) expected[number] = [15, 22, 24, 31, 42].includes(number);
    expect(chartOf(warmasterEdition).isSpecial).toEqual(expected);
  });

  it('holds the rules of its edition', () => {
    expect(chartOf(plainEdition)).toMatchObject(rulesOf(plainEdition));
  });
});
