import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, isWhollyWithin, isWithinZone, type Point, rectangleZone } from 'wargame-rules';
import {
  annihilation,
  BATTLE_SIZES,
  type DeploymentMap,
  deathOrGlory,
  edgeZones,
  holdAtAllCosts,
  surroundedZones,
} from 'wargame-rules/open-play';

const share = fc.double({ min: 0.01, max: 0.5, noNaN: true });
const size = fc.record({
  width: fc.double({ min: 10, max: 100, noNaN: true }),
  height: fc.double({ min: 10, max: 100, noNaN: true }),
});

/** Both zones are zones, and no spot that is clear of their edges lies in both. */
function expectApart(map: DeploymentMap, battlefield: { width: number; height: number }, at: Point) {
  const { attacker, defender } = map(battlefield);
  expect([...checkZone(attacker), ...checkZone(defender)]).toEqual([]);
  const spot = { base: { shape: 'round', diameter: 0.1 }, at } as const;
  expect(isWhollyWithin(spot, attacker) && isWhollyWithin(spot, defender)).toBe(false);
  const field = rectangleZone({ x: 0, y: 0, ...battlefield });
  if (!isWithinZone(at, field)) expect(isWithinZone(at, attacker) || isWithinZone(at, defender)).toBe(false);
}

describe('deployment maps', () => {
  it('OP-ZONE-1: keep the sides apart, on every battlefield', () => {
    const at = fc.record({
      x: fc.double({ min: -5, max: 105, noNaN: true }),
      y: fc.double({ min: -5, max: 105, noNaN: true }),
    });
    fc.assert(
      fc.property(
        share,
        share,
        fc.constantFrom('long', 'short'),
        size,
        at,
        (one, other, edges, field, spot) => {
          expectApart(edgeZones(edges, one), field, spot);
          expectApart(surroundedZones(one, Math.min(other, (1 - one) / 2)), field, spot);
        },
      ),
    );
  });

  it('OP-ZONE-1: of the missions fit every size of battle', () => {
    for (const { battlefield } of BATTLE_SIZES) {
      for (const { zones } of [annihilation, holdAtAllCosts, deathOrGlory]) {
        const { attacker, defender } = zones(battlefield);
        expect([...checkZone(attacker), ...checkZone(defender)]).toEqual([]);
      }
      const centre = { x: battlefield.width / 2, y: battlefield.height / 2 };
      const { attacker, defender } = holdAtAllCosts.zones(battlefield);
      expect([isWithinZone(centre, defender), isWithinZone(centre, attacker)]).toEqual([true, false]);
      expect(isWithinZone({ x: 1, y: centre.y }, attacker)).toBe(true);
    }
  });

  it('OP-ZONE-1: lie along the edges that are asked for', () => {
    const inZone = (edges: 'long' | 'short', at: Point) =>
      isWithinZone(at, edgeZones(edges, 0.25)({ width: 44, height: 60 }).attacker);
    expect([inZone('long', { x: 1, y: 59 }), inZone('short', { x: 1, y: 59 })]).toEqual([true, false]);
    expect([inZone('long', { x: 43, y: 1 }), inZone('short', { x: 43, y: 1 })]).toEqual([false, true]);
  });

  it.each<[string, () => unknown, string]>([
    ['no depth', () => edgeZones('long', 0), 'depth'],
    ['more than half', () => edgeZones('long', 0.6), 'depth'],
    ['text', () => edgeZones('long', '0.2' as never), 'depth'],
    ['NaN', () => edgeZones('short', Number.NaN), 'depth'],
    ['other edges', () => edgeZones('left' as never, 0.2), 'edges'],
    ['no middle', () => surroundedZones(-1, 0.1), 'middle'],
    ['zones that overlap', () => surroundedZones(0.6, 0.3), 'depth'],
  ])('are refused at once for %s', (_, make, path) => {
    expect(make).toThrow(expect.objectContaining({ violations: [expect.objectContaining({ path })] }));
  });
});
