import { describe, expect, it } from 'vitest';
import { isWithinZone, type Zone } from 'wargame-rules';
import { edgeZones, surroundedZones } from 'wargame-rules/open-play';

/** The spots of a row or a column that lie in a zone. */
const along = (zone: Zone, spots: readonly number[], at: (spot: number) => { x: number; y: number }) =>
  spots.filter((spot) => isWithinZone(at(spot), zone));

describe('the figures of deployment maps', () => {
  it('OP-ZONE-1: on a square battlefield the long edges are left and right, the short ones at the bottom and the top', () => {
    const square = { width: 40, height: 40 };
    const spots = [0, 10, 11, 29, 30, 40];
    const across = (edges: 'long' | 'short') => {
      const { attacker, defender } = edgeZones(edges, 0.25)(square);
      return [attacker, defender].map((zone) => [
        along(zone, spots, (x) => ({ x, y: 20 })),
        along(zone, spots, (y) => ({ x: 20, y })),
      ]);
    };
    expect(across('long')).toEqual([
      [[0, 10], []],
      [[30, 40], []],
    ]);
    expect(across('short')).toEqual([
      [[], [0, 10]],
      [[], [30, 40]],
    ]);
  });

  it('OP-ZONE-1: around the middle, both zones have their share of the width and of the height', () => {
    const { attacker, defender } = surroundedZones(0.4, 0.1)({ width: 60, height: 40 });
    const row = [0, 6, 7, 17, 18, 42, 43, 53, 54, 60];
    expect(along(defender, row, (x) => ({ x, y: 20 }))).toEqual([18, 42]);
    expect(along(attacker, row, (x) => ({ x, y: 20 }))).toEqual([0, 6, 54, 60]);
    const column = [0, 4, 5, 11, 12, 28, 29, 35, 36, 40];
    expect(along(defender, column, (y) => ({ x: 30, y }))).toEqual([12, 28]);
    expect(along(attacker, column, (y) => ({ x: 30, y }))).toEqual([0, 4, 36, 40]);
  });

  it.each<[string, () => unknown, object]>([
    ['other edges', () => edgeZones('left' as never, 0.2), { code: 'argument/unknown-value', path: 'edges' }],
    [
      'too deep',
      () => edgeZones('long', 0.51),
      { code: 'argument/out-of-range', path: 'depth', facts: { most: 0.5 } },
    ],
    [
      'no number',
      () => surroundedZones(Number.NaN, 0.1),
      { code: 'argument/not-a-number', path: 'middle', facts: { most: 1 } },
    ],
    [
      'zones that overlap',
      () => surroundedZones(0.5, 0.26),
      { code: 'argument/out-of-range', path: 'depth', facts: { most: 0.25 } },
    ],
  ])('are refused with the reason: %s', (_, make, reason) => {
    expect(make).toThrow(
      expect.objectContaining({ violations: [{ message: expect.any(String), ...reason }] }),
    );
  });
});
