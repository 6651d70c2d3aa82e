import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaNumber, Side } from 'wargame-rules/warmaster';
import { improve, LEAST_GAIN, MARCH, MOST_CHANGES } from '../../../src/warmaster/bots/bestFormation';
import { type Formation, formationOf, post, standingIn } from '../../../src/warmaster/bots/formation';
import { placesOf, type Stands, sceneFor, type Variant } from './sceneOf';

/** What so many units are worth in an area: nobody, one, two, three, four. */
type Worths = { readonly [area: number]: readonly number[] };

function byNumber(formation: Formation, worths: Worths): (area: AreaNumber) => number {
  return (area) => worths[area]?.[standingIn(formation, area).length] ?? 0;
}

/** Posts by the names of the units. */
type Posts = { readonly [unit: string]: AreaNumber };

/** Where units are to stand after all, beginning where they are, or at other posts. */
function improved(
  stands: Stands,
  worths: Worths,
  { side = 'imperial', posts = {}, ...variant }: Variant & { side?: Side; posts?: Posts } = {},
): { readonly [unit: string]: AreaNumber | null | undefined } {
  const scene = sceneFor(side, stands, variant);
  const formation = formationOf(scene);
  const placeOf = (unit: string): number => placesOf(scene.chart, unit)[0] as number;
  for (const [unit, area] of Object.entries(posts)) post(formation, placeOf(unit), area);
  improve(formation, byNumber(formation, worths));
  const own = Object.keys(stands).filter((unit) => scene.chart.sides[placeOf(unit)] === side);
  return Object.fromEntries(own.map((unit) => [unit, formation.posts[placeOf(unit)]]));
}

const GUARD = 'imperial-guard-1';
const FISTS = 'imperial-fists-1';
const ANGELS = 'blood-angels-1';
const CUSTODIANS = 'custodians-1';

// The map around the Barracks (33): next to it are 25, 32, 34 and 35.

describe('a single unit', () => {
  it('leaves its place only for more than the march costs', () => {
    const gains = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(gains, (gain) => {
        fc.pre(Math.abs(gain - MARCH - LEAST_GAIN) > 1e-6);
        const goes = gain > MARCH + LEAST_GAIN;
        expect(improved({ [GUARD]: 33 }, { 34: [0, gain] })).toEqual({ [GUARD]: goes ? 34 : 33 });
      }),
    );
  });

  it('goes back to its place for nothing, since it never really left', () => {
    expect(improved({ [GUARD]: 33 }, {}, { posts: { [GUARD]: 34 } })).toEqual({ [GUARD]: 33 });
  });

  it('pays for the march once, wherever it goes after that', () => {
    const small = (MARCH + LEAST_GAIN) / 2;
    const worths = { 33: [0, -1], 32: [0, small] };
    expect(improved({ [GUARD]: 33 }, worths, { posts: { [GUARD]: 34 } })).toEqual({ [GUARD]: 32 });
  });

  it('goes where it is worth most, to the first in its reach of equals', () => {
    expect(improved({ [GUARD]: 33 }, { 25: [0, 1], 32: [0, 3], 34: [0, 2] })).toEqual({ [GUARD]: 32 });
    expect(improved({ [GUARD]: 33 }, { 25: [0, 1], 32: [0, 2], 34: [0, 2] })).toEqual({ [GUARD]: 32 });
    expect(improved({ [GUARD]: 33 }, { 35: [0, 2], 34: [0, 2] })).toEqual({ [GUARD]: 34 });
  });

  it('goes only where it can get to', () => {
    const worths = { 24: [0, 9], 26: [0, 9], 42: [0, 9] };
    expect(improved({ [GUARD]: 33 }, worths)).toEqual({ [GUARD]: 33 });
    expect(improved({ [GUARD]: 33 }, { 34: [0, 9] }, { state: { destroyedAreas: [34] } })).toEqual({
      [GUARD]: 33,
    });
    expect(improved({ [GUARD]: 33 }, { 34: [0, 9] }, { state: { moved: [GUARD] } })).toEqual({ [GUARD]: 33 });
  });

  it('finds no room where three are to stand', () => {
    const stands = { [GUARD]: 33, [FISTS]: 34, [ANGELS]: 34, [CUSTODIANS]: 34 } as const;
    expect(improved(stands, { 34: [0, 10, 20, 30, 40] })).toEqual(stands);
    const worths = { 34: [0, 10, 20, 30, 40], 26: [0, 30] };
    expect(improved(stands, worths)).toEqual({ ...stands, [GUARD]: 34, [CUSTODIANS]: 26 });
  });
});

describe('several units', () => {
  it('each go where they do most, as long as they are not in each other’s way', () => {
    const worth = fc.double({ min: 1, max: 9, noNaN: true });
    fc.assert(
      fc.property(fc.array(worth, { minLength: 4, maxLength: 4 }), (found) => {
        const areas = [25, 32, 34, 35] as const;
        const worths = Object.fromEntries(
          areas.map((area, index) => {
            const one = found[index] as number;
            return [area, [0, one, 2 * one, 3 * one]];
          }),
        );
        const best = areas[found.indexOf(Math.max(...found))];
        expect(improved({ [GUARD]: 33, [FISTS]: 33 }, worths)).toEqual({ [GUARD]: best, [FISTS]: best });
      }),
    );
  });

  it('leave nothing that a single unit could do better, and their worth never falls', () => {
    const stands = { [GUARD]: 33, [FISTS]: 25, [ANGELS]: 34, [CUSTODIANS]: 34 } as const;
    const areas = [22, 25, 26, 32, 33, 34, 35, 36] as const;
    const worth = fc.integer({ min: -9, max: 9 });
    const row = fc.tuple(fc.constant(0), worth, worth, worth, fc.constant(99));
    const scene = sceneFor('imperial', stands);
    fc.assert(
      fc.property(fc.array(row, { minLength: areas.length, maxLength: areas.length }), (rows) => {
        const worths = Object.fromEntries(areas.map((area, index) => [area, rows[index] as number[]]));
        const formation = formationOf(scene);
        const worthIn = byNumber(formation, worths);
        const total = (): number => areas.reduce((sum, area) => sum + worthIn(area), 0);
        const before = total();
        improve(formation, worthIn);
        const after = total();
        expect(after).toBeGreaterThanOrEqual(before);
        for (const { unit, reach } of formation.movers) {
          const at = formation.posts[unit] as AreaNumber;
          expect(standingIn(formation, at)).toContain(unit);
          expect(standingIn(formation, at).length).toBeLessThanOrEqual(3);
          for (const area of reach.areas) {
            if (standingIn(formation, area).length === 3) continue;
            post(formation, unit, area);
            expect(total() - after).toBeLessThan(1);
            post(formation, unit, at);
          }
        }
      }),
    );
  });
});

describe('a gathering', () => {
  // 42 is the Bridge; 35, 41 and 43 are next to it.
  const pair = { [GUARD]: 35, [FISTS]: 41 } as const;

  it('brings units together where the first alone would do harm', () => {
    expect(improved(pair, { 42: [0, -3, 5, 5] })).toEqual({ [GUARD]: 42, [FISTS]: 42 });
  });

  it('is as large as it is worth, three at most', () => {
    const four = { [GUARD]: 35, [FISTS]: 41, [ANGELS]: 43, [CUSTODIANS]: 45 } as const;
    const gathered = (worths: readonly number[]): number =>
      Object.values(improved(four, { 42: worths })).filter((area) => area === 42).length;
    expect(gathered([0, -3, -2, 5, 50])).toBe(3);
    expect(gathered([0, -3, 5, 4, 50])).toBe(2);
    expect(gathered([0, -3, 5, 5.01, 50])).toBe(2);
    expect(gathered([0, -3, -2, -1, 50])).toBe(0);
  });

  it('takes those who lose least by it, the first of equals', () => {
    const three = { [GUARD]: 35, [FISTS]: 41, [ANGELS]: 43 } as const;
    const worths = { 42: [0, -3, 5, -9] };
    const [blood, fists, guard] = [{ [ANGELS]: 42 }, { [FISTS]: 42 }, { [GUARD]: 42 }];
    expect(improved(three, worths)).toEqual({ ...three, ...blood, ...fists });
    expect(improved(three, { ...worths, 43: [0, 1] })).toEqual({ ...three, ...fists, ...guard });
    expect(improved(three, { ...worths, 41: [0, 1] })).toEqual({ ...three, ...blood, ...guard });
  });

  it('joins those who are there', () => {
    const stands = { [GUARD]: 42, [FISTS]: 41, [ANGELS]: 43 } as const;
    expect(improved(stands, { 42: [0, 0, -5, 5] })).toEqual({ [GUARD]: 42, [FISTS]: 42, [ANGELS]: 42 });
    expect(improved(stands, { 42: [0, 0, -5, -4] })).toEqual(stands);
  });

  it('is worth what it brings all in all', () => {
    const worths = { 35: [0, 3], 41: [0, 3] };
    expect(improved(pair, { ...worths, 42: [0, -3, 5, 5] })).toEqual(pair);
    expect(improved(pair, { ...worths, 42: [0, -3, 7, 7] })).toEqual({ [GUARD]: 42, [FISTS]: 42 });
  });

  it('gives way to what brings more, and wins against what brings less', () => {
    const worths = { 42: [0, -3, 5, 5], 32: [0, 6, 6] };
    expect(improved({ [GUARD]: 35, [FISTS]: 41 }, worths)).toEqual({ [GUARD]: 35, [FISTS]: 32 });
    expect(improved({ [GUARD]: 35, [FISTS]: 41 }, { ...worths, 32: [0, 4, 4] })).toEqual({
      [GUARD]: 42,
      [FISTS]: 42,
    });
  });

  const around = { [GUARD]: 32, [FISTS]: 34 } as const;
  const together = { [GUARD]: 33, [FISTS]: 33 } as const;
  const harmAlone = { 33: [0, -3, 5, 5] };

  it.each([
    { where: 'where enemies are known', foes: { 'crew-1': 33 } },
    { where: 'where something lies face down', foes: { 'crew-1': [33, 'down'] } },
  ] satisfies { where: string; foes: Stands }[])('takes place $where', ({ foes }) => {
    expect(improved({ ...around, ...foes }, harmAlone)).toEqual(together);
  });

  it('takes place where who must not die is to stand', () => {
    const stands = { ...around, emperor: 33 } as const;
    const worths = { 33: [0, 0, -5, 5] };
    expect(improved(stands, worths)).toEqual({ ...together, emperor: 33 });
    expect(improved({ ...around, [ANGELS]: 33 }, worths)).toEqual({ ...around, [ANGELS]: 33 });
  });

  it('is not thought of where there is nothing to be had', () => {
    expect(improved(around, harmAlone)).toEqual(around);
  });

  it('takes no unit that can’t get there', () => {
    expect(improved(pair, { 42: [0, -3, 5, 5] }, { state: { moved: [FISTS] } })).toEqual(pair);
    const far = { [GUARD]: 35, [FISTS]: 32 } as const;
    expect(improved(far, { 42: [0, -3, 5, 5] })).toEqual(far);
  });
});

describe('a march', () => {
  const pair = { [GUARD]: 33, [FISTS]: 33 } as const;

  it('takes all who stand together where the first alone would do harm', () => {
    expect(improved(pair, { 34: [0, -3, 5, 5] })).toEqual({ [GUARD]: 34, [FISTS]: 34 });
  });

  it('leaves nobody alone on the way', () => {
    const worths = { 33: [0, -9, 0], 32: [0, -9, 1], 34: [0, -9, 2], 25: [0, -9, -1] };
    expect(improved(pair, worths)).toEqual({ [GUARD]: 34, [FISTS]: 34 });
    expect(improved(pair, { ...worths, 34: [0, -9, 0.1] })).toEqual({ [GUARD]: 32, [FISTS]: 32 });
  });

  it('costs each of them a march, and is worth what it brings all in all', () => {
    const least = 2 * MARCH + LEAST_GAIN;
    expect(improved(pair, { 34: [0, -3, 0.9 * least] })).toEqual(pair);
    expect(improved(pair, { 34: [0, -3, 1.1 * least] })).toEqual({ [GUARD]: 34, [FISTS]: 34 });
    expect(improved(pair, { 33: [0, 0, 4], 34: [0, -3, 3] })).toEqual(pair);
  });

  it('ends where there is room for all', () => {
    const worths = { 34: [0, 0, -9, 5, 50] };
    const three = { ...pair, [ANGELS]: 33 } as const;
    expect(improved({ ...pair, [CUSTODIANS]: 34 }, worths, { state: { moved: [CUSTODIANS] } })).toEqual({
      [GUARD]: 34,
      [FISTS]: 34,
      [CUSTODIANS]: 34,
    });
    expect(improved({ ...three, [CUSTODIANS]: 34 }, { 34: [0, 0, -9, -9, 50] })).toEqual({
      ...three,
      [CUSTODIANS]: 34,
    });
    expect(improved(three, { 33: [0, -9, -9, 0], 34: [0, -9, -9, 5, 5] })).toEqual({
      [GUARD]: 34,
      [FISTS]: 34,
      [ANGELS]: 34,
    });
  });

  it('leaves behind who may not move', () => {
    const stands = { emperor: 21, [GUARD]: 21, [FISTS]: 21 } as const;
    const expected = { emperor: 21, [GUARD]: 14, [FISTS]: 14 };
    expect(improved(stands, { 14: [0, -3, 5, 9] }, { state: { moved: ['emperor'] } })).toEqual(expected);
    const court = { emperor: 21, [GUARD]: 21 } as const;
    expect(improved(court, { 14: [0, -3, 5, 9] }, { state: { moved: ['emperor'] } })).toEqual(court);
  });

  it('goes where each of them can get to', () => {
    // Both are to stand in 34; only one is near enough to 25, the other to 36.
    const stands = { [GUARD]: 33, [FISTS]: 35 } as const;
    const posts = { [GUARD]: 34, [FISTS]: 34 } as const;
    const worths = { 34: [0, -9, 5], 25: [0, -9, 9], 36: [0, -9, 9] };
    expect(improved(stands, worths, { posts })).toEqual(posts);
    expect(improved(stands, { ...worths, 33: [0, -9, 9] }, { posts })).toEqual({
      [GUARD]: 33,
      [FISTS]: 33,
    });
  });
});

describe('fights next to a change', () => {
  /** Where a unit is to stand when the worth of areas hangs on whether somebody stands in some other. */
  function alone(
    start: AreaNumber,
    foe: AreaNumber,
    worth: (area: AreaNumber, at: AreaNumber) => number,
  ): AreaNumber {
    const scene = sceneFor('imperial', { [GUARD]: start, 'crew-1': foe });
    const formation = formationOf(scene);
    const [guard] = placesOf(scene.chart, GUARD) as [number];
    const at = (): AreaNumber => formation.posts[guard] as AreaNumber;
    improve(formation, (area) => worth(area, at()));
    return at();
  }

  it('count where they are next to the place that is left', () => {
    const worth = (area: AreaNumber, at: AreaNumber): number =>
      area === 35 ? (at === 33 ? 0 : -2) : area === 25 && at === 25 ? 1 : 0;
    expect(alone(33, 35, worth)).toBe(33);
    expect(alone(33, 16, worth)).toBe(25);
  });

  it('count where they are next to the place that is taken', () => {
    const worth = (area: AreaNumber, at: AreaNumber): number => (area === 35 && at === 33 ? 2 : 0);
    expect(alone(25, 35, worth)).toBe(33);
    expect(alone(25, 16, worth)).toBe(25);
  });

  it('count once where they are next to both', () => {
    const worth = (area: AreaNumber, at: AreaNumber): number =>
      area === 35 ? (at === 33 ? 0 : -1) : area === 34 && at === 34 ? 1.5 : 0;
    expect(alone(33, 35, worth)).toBe(34);
  });

  it('count once where they are left or joined', () => {
    const joins = (area: AreaNumber, at: AreaNumber): number =>
      area === 35 && at === 35 ? 1 : area === 33 && at !== 33 ? -1.5 : 0;
    expect(alone(33, 35, joins)).toBe(33);
    const leaves = (area: AreaNumber, at: AreaNumber): number =>
      area === 35 && at !== 35 ? -1 : area === 33 && at === 33 ? 1.5 : 0;
    expect(alone(35, 35, leaves)).toBe(33);
  });

  it('are all that is asked for besides the places themselves', () => {
    const asked = new Set<AreaNumber>();
    const note = (area: AreaNumber): number => {
      asked.add(area);
      return 0;
    };
    alone(33, 26, note);
    expect([...asked].sort()).toEqual([25, 26, 32, 33, 34, 35]);
    asked.clear();
    alone(33, 16, note);
    expect([...asked].sort()).toEqual([25, 32, 33, 34, 35]);
  });
});

describe('the search', () => {
  it('ends after so many changes, even if each brings something', () => {
    // 56 is a corner: its neighbours are 54 and 55, one of them destroyed.
    const scene = sceneFor('imperial', { [GUARD]: 56 }, { state: { destroyedAreas: [54] } });
    const formation = formationOf(scene);
    let asked = 0;
    improve(formation, () => ++asked);
    // Each change asks for two areas, before and after.
    expect(asked).toBe(4 * MOST_CHANGES);
  });

  it('ends as soon as nothing brings anything', () => {
    const scene = sceneFor('imperial', { [GUARD]: 56 }, { state: { destroyedAreas: [54] } });
    let asked = 0;
    improve(formationOf(scene), () => {
      asked++;
      return 0;
    });
    expect(asked).toBe(4);
  });

  it('leaves everything as it is where nothing is worth anything', () => {
    const stands = { [GUARD]: 35, [FISTS]: 41, [ANGELS]: 41, emperor: 43, 'crew-1': 42 } as const;
    const scene = sceneFor('imperial', stands);
    const formation = formationOf(scene);
    improve(formation, () => 0);
    expect(formation).toEqual(formationOf(scene));
  });
});
