import { describe, expect, it } from 'vitest';
import {
  type Army,
  type ArmyList,
  type ModelEntry,
  musterArmy,
  type UnitEntry,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';

const RAIDERS: ArmyList = deepFreeze({
  name: 'Raiders',
  faction: 'Orks',
  units: [
    {
      id: 'boss',
      name: 'Boss',
      powerRating: 4,
      keywords: ['Character', 'Infantry'],
      leadership: 8,
      models: [
        { id: 'nob', name: 'Nob', save: 4, invulnerableSave: 5, keywords: ['Infantry', 'Banner'] },
        {
          id: 'chief',
          name: 'Chief',
          keywords: ['Warlord', 'Huge'],
          leadership: 9,
          invulnerableSaves: [4, 6],
          base: { shape: 'round', diameter: 2 },
          warlord: true,
        },
      ],
    },
    {
      id: 'truck',
      name: 'Truck',
      powerRating: 3,
      transportCapacity: 12,
      deploysLast: true,
      models: [{ id: 'wheels', name: 'Truck', count: 2 }],
    },
  ],
});

const boss = { id: 'boss', name: 'Boss', powerRating: 4 };

function mustered(units: readonly UnitEntry[]): Army {
  return musterArmy(deepFreeze({ name: 'Horde', units }));
}

/** The ids of those with the keyword. */
function warlordsIn({ units }: Army): readonly string[] {
  const models = units.flatMap((unit) => unit.models);
  return models.filter(({ keywords }) => keywords.includes('WARLORD')).map(({ id }) => id);
}

describe('an army that is mustered', () => {
  it('OP-MUSTER-1, OP-WARLORD-1: has all that the list says, and nothing that it does not say', () => {
    const army = musterArmy(RAIDERS, { prefix: 'red-', warlordTrait: 'Bellowing Voice' });
    expect(army).toStrictEqual({
      name: 'Raiders',
      faction: 'Orks',
      powerLevel: 7,
      warlord: 'red-chief',
      warlordTrait: 'Bellowing Voice',
      units: [
        {
          id: 'red-boss',
          name: 'Boss',
          powerRating: 4,
          keywords: ['Character', 'Infantry'],
          leadership: 8,
          models: [
            {
              id: 'red-nob',
              name: 'Nob',
              keywords: ['Character', 'Infantry', 'Banner'],
              save: 4,
              invulnerableSaves: [5],
            },
            {
              id: 'red-chief',
              name: 'Chief',
              keywords: ['Character', 'Infantry', 'Huge', 'WARLORD'],
              base: { shape: 'round', diameter: 2 },
              leadership: 9,
              invulnerableSaves: [4, 6],
            },
          ],
        },
        {
          id: 'red-truck',
          name: 'Truck',
          powerRating: 3,
          keywords: [],
          transportCapacity: 12,
          deploysLast: true,
          models: [
            { id: 'red-wheels/1', name: 'Truck', keywords: [] },
            { id: 'red-wheels/2', name: 'Truck', keywords: [] },
          ],
        },
      ],
    });
  });

  it('OP-MUSTER-1: has neither faction nor trait where none was named', () => {
    const army = mustered([{ ...boss, warlord: true, models: [{ id: 'chief', name: 'Chief' }] }]);
    expect(army).toStrictEqual({
      name: 'Horde',
      powerLevel: 4,
      warlord: 'chief',
      units: [{ ...boss, keywords: [], models: [{ id: 'chief', name: 'Chief', keywords: ['WARLORD'] }] }],
    });
  });

  it.each<[string, Partial<UnitEntry>, readonly ModelEntry[], string]>([
    [
      'the model that is marked',
      {},
      [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', warlord: true },
      ],
      'b',
    ],
    [
      'the model that is marked in a unit that is marked',
      { warlord: true },
      [
        { id: 'a', name: 'A', warlord: false },
        { id: 'b', name: 'B', warlord: true },
      ],
      'b',
    ],
    [
      'the first in a unit that is marked',
      { warlord: true },
      [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      'a',
    ],
    [
      'the first of several',
      {},
      [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', count: 3, warlord: true },
      ],
      'b/1',
    ],
  ])('OP-WARLORD-1: has one Warlord: %s', (_, marked, models, warlord) => {
    const army = mustered([
      { ...boss, ...marked, models },
      { id: 'boyz', name: 'Boyz', powerRating: 3, models: [{ id: 'boy', name: 'Boy' }] },
    ]);
    expect(army.warlord).toBe(warlord);
    expect(warlordsIn(army)).toEqual([warlord]);
  });

  it('OP-WARLORD-1: gives the keyword to nobody else, whatever the list says', () => {
    const units = deepFreeze([
      {
        ...boss,
        warlord: true,
        keywords: ['Warlord', 'Infantry'],
        models: [
          { id: 'a', name: 'A', keywords: ['warlord'] },
          { id: 'b', name: 'B', count: 2, keywords: ['WARLORD', 'Huge'] },
        ],
      },
      { id: 'boyz', name: 'Boyz', powerRating: 3, models: [{ id: 'boy', name: 'Boy' }] },
    ]);
    const keywordsOf = ({ units: all }: Army) =>
      all.flatMap((unit) => [unit, ...unit.models].map(({ id, keywords }) => [id, keywords]));
    expect(keywordsOf(mustered(units))).toEqual([
      ['boss', ['Infantry']],
      ['a', ['Infantry', 'WARLORD']],
      ['b/1', ['Infantry', 'Huge']],
      ['b/2', ['Infantry', 'Huge']],
      ['boyz', []],
      ['boy', []],
    ]);
    const other = musterArmy({ name: 'Horde', units }, { warlord: 'boy' });
    expect(warlordsIn(other)).toEqual(['boy']);
    expect(keywordsOf(other)[1]).toEqual(['a', ['Infantry']]);
  });
});
