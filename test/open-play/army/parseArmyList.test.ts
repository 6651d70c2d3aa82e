import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { type ArmyList, checkArmyList, parseArmyList } from 'wargame-rules/open-play';
import { armyLists } from 'wargame-rules/testing';
import { deepFreeze } from '../../deepFreeze';
import { violationsOf } from '../../violationsOf';

/** With whatever a list may hold, which the sound lists of the kit leave out. */
const RICH: ArmyList = deepFreeze({
  name: 'Horde',
  faction: 'Orks',
  units: [
    {
      id: 'boss',
      name: 'Boss',
      powerRating: 4,
      keywords: ['CHARACTER'],
      warlord: true,
      warlordTraits: ['Inspiring Leader'],
      leadership: 8,
      transportCapacity: 0,
      deploysLast: true,
      models: [
        {
          id: 'chief',
          name: 'Chief',
          count: 1,
          warlord: true,
          keywords: [],
          base: { shape: 'round', diameter: 1.5 },
          leadership: 8,
          save: 4,
          invulnerableSave: 5,
          invulnerableSaves: [5, 6],
        },
      ],
    },
  ],
});

const sound: fc.Arbitrary<ArmyList> = fc.oneof(armyLists(), fc.constant(RICH));
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Gives a list that can be checked, or a typed error that says why and where. */
function soundOrRefused(json: unknown): void {
  try {
    const list = parseArmyList(json);
    const { code = 'none' } = checkArmyList(list)[0] ?? {};
    expect([
      'army/duplicate-id',
      'army/no-warlord',
      'army/several-warlords',
      'army/no-trait',
      'none',
    ]).toContain(code);
    expect(throughJson(list)).toEqual(list);
  } catch (error) {
    if (!isWargameError(error)) throw error;
    expect(error.violations.every(({ code }) => /^(army|parse)\//.test(code))).toBe(true);
  }
}

type Place = readonly [owner: Record<string, unknown>, member: string];

function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((member) => [[owner, member] as const, ...placesIn(owner[member])]);
}

describe('parseArmyList', () => {
  it('OP-MUSTER-1: reads any sound list as it was, as a copy', () => {
    fc.assert(
      fc.property(sound, (list) => {
        const read = parseArmyList(throughJson(list));
        expect(read).toEqual(list);
        expect(parseArmyList(list).units[0]?.models).not.toBe(list.units[0]?.models);
      }),
    );
  });

  it('keeps what a reader of rosters adds, unread', () => {
    const read = { ...RICH, points: 80, warnings: [{ code: 'roster/total-differs', message: 'it does' }] };
    expect(parseArmyList(read)).toEqual(read);
    expect(violationsOf(() => parseArmyList({ ...RICH, warnings: [new Date(0)] }))).toMatchObject([
      { code: 'parse/malformed', path: 'warnings[0]' },
    ]);
  });

  it('lists every fault with its place', () => {
    const list = { name: '', units: [{ id: 'a', name: 'A', powerRating: '4', models: [], extra: 1 }, null] };
    expect(violationsOf(() => parseArmyList(list)).map(({ code, path }) => [code, path])).toEqual([
      ['army/bad-name', 'name'],
      ['army/bad-figure', 'units[0].powerRating'],
      ['army/no-models', 'units[0].models'],
      ['army/malformed', 'units[0].extra'],
      ['army/bad-name', 'units[1].id'],
      ['army/bad-name', 'units[1].name'],
      ['army/bad-figure', 'units[1].powerRating'],
      ['army/no-models', 'units[1].models'],
    ]);
  });

  it('gives a list or a typed error for anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true, withMap: true }), soundOrRefused),
    );
  });

  it('gives a list or a typed error for a list of which one member is twisted or gone', () => {
    fc.assert(
      fc.property(sound, fc.nat(), fc.option(fc.anything()), (list, at, twist) => {
        const twisted = structuredClone(list);
        const places = placesIn(twisted);
        const [owner, member] = places[at % places.length] as Place;
        if (twist === null) delete owner[member];
        else owner[member] = twist;
        soundOrRefused(twisted);
      }),
      { numRuns: 300 },
    );
  });
});
