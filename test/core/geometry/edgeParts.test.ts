import { describe, expect, it } from 'vitest';
import type { Point } from 'wargame-rules';
import { edgeParts } from '../../../src/core/geometry/edgeParts';
import type { Edge } from '../../../src/core/geometry/edgesOf';
import { freeze } from './arbitraries';

const edge = (length: number): Edge =>
  freeze({ from: { x: 0, y: 0 }, to: { x: length, y: 0 }, outward: { x: 0, y: -1 } });
const post = (x: number): Edge => freeze({ from: { x, y: -1 }, to: { x, y: 1 }, outward: { x: 1, y: 0 } });

describe('edgeParts', () => {
  it('joins what is cut but kept on either side', () => {
    const whole = [{ from: { x: 0, y: 0 }, to: { x: 10, y: 0 } }];
    expect(edgeParts(edge(10), 1, [post(7), post(3), post(3)], () => true)).toEqual(whole);
    expect(edgeParts(edge(10), 1, [], () => true)).toEqual(whole);
    expect(edgeParts(edge(0.0012), 1, [post(0.0004), post(0.0008)], () => true)).toHaveLength(1);
  });

  it('keeps the stretches where something is found, cut where others cross', () => {
    expect(edgeParts(edge(10), 1, [post(4), post(8)], ({ x }) => x < 4 || x > 8)).toEqual([
      { from: { x: 0, y: 0 }, to: { x: 4, y: 0 } },
      { from: { x: 8, y: 0 }, to: { x: 10, y: 0 } },
    ]);
    expect(edgeParts(edge(10), 1, [post(4)], () => false)).toEqual([]);
  });

  it('leaves out crumbs, but not a whole edge as short', () => {
    expect(edgeParts(edge(10), 1, [post(9.9995)], ({ x }) => x > 9.9995)).toEqual([]);
    expect(edgeParts(edge(10), 1, [post(9.9985)], ({ x }) => x > 9.9985)).toHaveLength(1);
    expect(edgeParts(edge(0.0005), 1, [], () => true)).toHaveLength(1);
    // A stretch of the tolerance is none; half an edge that is shorter is one, in the middle too.
    expect(edgeParts(edge(0.002), 1, [post(0.001)], ({ x }) => x > 0.001)).toHaveLength(1);
    const length = 2 ** -10;
    const inMiddle = ({ x }: Point): boolean => x > length / 4 && x < (3 * length) / 4;
    expect(edgeParts(edge(length), 1, [post(length / 4), post((3 * length) / 4)], inMiddle)).toEqual([]);
  });

  it('looks half a thousandth outwards or inwards, at the middle of each stretch', () => {
    const seen: unknown[] = [];
    edgeParts(edge(10), 1, [post(4)], (spot) => seen.push(spot) > 0);
    edgeParts(edge(10), -1, [], (spot) => seen.push(spot) > 0);
    expect(seen).toEqual([
      { x: 2, y: -0.0005 },
      { x: 7, y: -0.0005 },
      { x: 5, y: 0.0005 },
    ]);
  });

  it('passes by edges that are parallel, or end before the line', () => {
    const beside: Edge = { from: { x: 2, y: -0.0005 }, to: { x: 6, y: -0.0005 }, outward: { x: 0, y: 1 } };
    const short: Edge = { from: { x: 5, y: 2 }, to: { x: 5, y: 1 }, outward: { x: 1, y: 0 } };
    const seen: unknown[] = [];
    edgeParts(edge(10), 1, [beside, short, post(10), post(-3), post(12)], (spot) => seen.push(spot) > 0);
    expect(seen).toEqual([{ x: 5, y: -0.0005 }]);
    edgeParts(edge(10), 1, [{ ...short, from: short.to, to: short.from }], (spot) => seen.push(spot) > 0);
    expect(seen).toEqual([seen[0], seen[0]]);
  });

  it('is cut by edges that begin or end on the line, or short of it by a billionth of themselves', () => {
    const line: Edge = { from: { x: 0, y: 0.0005 }, to: { x: 8, y: 0.0005 }, outward: { x: 0, y: -1 } };
    const stretches = (from: number, to: number): number => {
      let count = 0;
      const other: Edge = { from: { x: 4, y: from }, to: { x: 4, y: to }, outward: { x: 1, y: 0 } };
      edgeParts(line, 1, [other], () => ++count > 0);
      return count;
    };
    const billionth = 1e-9;
    const short: readonly (readonly [number, number])[] = [
      [0, 1],
      [-1, 0],
      [billionth, 1 + billionth],
      [-1 - billionth, -billionth],
    ];
    for (const [from, to] of short) {
      expect([stretches(from, to), stretches(to, from)]).toEqual([2, 2]);
    }
    for (const [from, to] of [
      [2 * billionth, 1],
      [-1, -2 * billionth],
    ] as const) {
      expect([stretches(from, to), stretches(to, from)]).toEqual([1, 1]);
    }
  });
});
