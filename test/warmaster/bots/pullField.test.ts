import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, type AreaNumber, type Side } from 'wargame-rules/warmaster';
import type { Character } from '../../../src/warmaster/bots/character';
import { pullField } from '../../../src/warmaster/bots/pullField';
import { positionOf, type Stands, sceneOfOne, someDamage, someStands, type Variant } from './sceneOf';

/** What draws from an area itself, for somebody who cares only for what is given. */
function drawn(side: Side, stands: Stands, character: Partial<Character>, variant: Variant = {}) {
  const scene = sceneOfOne(side, stands, character, variant);
  return { field: pullField(scene), steps: scene.chart.steps };
}

/** The areas that draw as much as given themselves. */
function targets(field: readonly number[], pull: number): readonly AreaNumber[] {
  return AREA_NUMBERS.filter((area) => field[area] === pull);
}

describe('pullField', () => {
  it('an area draws by half as much from one step away, by a third from two', () => {
    const { field, steps } = drawn('imperial', { 'crew-1': 33 }, { brawl: 12 });
    const expected: number[] = [];
    for (const area of AREA_NUMBERS) expected[area] = 12 / (1 + (steps[33]?.[area] as number));
    expect(field).toEqual(expected);
    expect([field[33], field[34], field[26]]).toEqual([12, 6, 4]);
  });

  it('of several only the one that draws most counts', () => {
    const { field } = drawn('imperial', { 'crew-1': 33, horus: 56 }, { brawl: 12, hunt: 30 });
    // Area 44 is three steps from area 56 and from area 33 alike, area 14 eight and three.
    expect([field[33], field[56], field[44], field[14]]).toEqual([12, 30, 7.5, 30 / 9]);
  });

  it('nothing draws who cares for nothing', () => {
    const { field } = drawn('imperial', { 'crew-1': 33, horus: [34, 'down'] }, {});
    expect(AREA_NUMBERS.map((area) => field[area])).toEqual(AREA_NUMBERS.map(() => 0));
  });

  it('he goes where enemies are', () => {
    const { field } = drawn('traitor', { 'rogal-dorn': 33, sanguinius: 56, 'crew-1': 14 }, { brawl: 12 });
    expect(targets(field, 12)).toEqual([33, 56]);
  });

  it('whom the other side must not lose draws as prey, not as any enemy', () => {
    const cares = { brawl: 12, hunt: 30, wander: 8 };
    expect(targets(drawn('imperial', { horus: 33, 'crew-1': 33 }, cares).field, 30)).toEqual([33]);
    const mild = drawn('imperial', { horus: 33, 'crew-1': 33 }, { brawl: 12, hunt: 2 }).field;
    expect(mild[33]).toBe(2);
  });

  it('what lies face down draws as long as the prey may be there', () => {
    const cares = { wander: 8 };
    const hidden: Stands = { 'crew-1': [33, 'down'], 'trap-1': [56, 'down'] };
    expect(targets(drawn('imperial', { ...hidden, horus: [33, 'down'] }, cares).field, 8)).toEqual([33, 56]);
    expect(targets(drawn('imperial', { ...hidden, horus: 14 }, cares).field, 8)).toEqual([]);
    const both = { wander: 8, brawl: 12 };
    expect(drawn('imperial', { ...hidden, 'crew-2': 33 }, both).field[33]).toBe(12);
    expect(drawn('imperial', { ...hidden, 'crew-2': 33 }, { ...both, wander: 15 }).field[33]).toBe(15);
  });

  it('the Bridge draws while the other side controls it', () => {
    const pull = (side: Side, bridge: Side | null): number | undefined =>
      drawn(side, {}, { hatches: 10 }, { state: { bridge } }).field[42];
    expect([pull('imperial', 'traitor'), pull('traitor', 'imperial')]).toEqual([10, 10]);
    expect([pull('imperial', 'imperial'), pull('imperial', null)]).toEqual([0, 0]);
    const { field } = drawn('imperial', { 'crew-1': 42 }, { hatches: 10, brawl: 12 });
    expect(field[42]).toBe(12);
    expect(
      targets(drawn('imperial', {}, { hatches: 10 }, { state: { bridge: 'traitor' } }).field, 10),
    ).toEqual([42]);
  });

  it('screens and reactors draw the Imperial player always, the other where he has to drive somebody off', () => {
    const posts = { post: 9 };
    expect(targets(drawn('imperial', {}, posts).field, 9)).toEqual([15, 22, 24, 31]);
    expect(targets(drawn('traitor', { 'rogal-dorn': 31, sanguinius: 42 }, posts).field, 9)).toEqual([31]);
    expect(drawn('traitor', { 'rogal-dorn': 14, sanguinius: 31 }, { post: 9, brawl: 20 }).field[31]).toBe(20);
  });

  it('the Bridge is no post to be kept', () => {
    expect(drawn('imperial', { 'crew-1': 42 }, { post: 9 }).field[42]).toBeLessThan(9);
  });

  it('a Destroyed Area draws nobody, and other areas past it all the same', () => {
    const state = { destroyedAreas: [33] } as const;
    expect(targets(drawn('imperial', { 'crew-1': 33 }, { brawl: 12 }, { state }).field, 0)).toHaveLength(27);
    const { field } = drawn('imperial', { 'crew-1': 34 }, { brawl: 12 }, { state });
    expect([field[34], field[33], field[25]]).toEqual([12, 6, 4]);
  });

  it('no step changes it by more than the half, and it is nowhere more than what draws most', () => {
    fc.assert(
      fc.property(someStands, someDamage, fc.constantFrom('imperial', 'traitor'), (stands, damage, side) => {
        const { scene } = positionOf(side, stands, { state: damage });
        const { hunt, brawl, wander, hatches, post } = scene.character;
        const field = pullField(scene);
        for (const area of AREA_NUMBERS) {
          const here = field[area] as number;
          expect(here).toBeLessThanOrEqual(Math.max(hunt, brawl, wander, hatches, post));
          for (const next of scene.chart.neighbours[area] as readonly AreaNumber[]) {
            expect(field[next]).toBeGreaterThanOrEqual(here / 2);
          }
        }
      }),
    );
  });
});
