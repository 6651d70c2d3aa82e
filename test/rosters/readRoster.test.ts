import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RosterArmy, readRoster, readRosterFile, rosterArmy, singleModels } from 'wargame-rules/rosters';
import { deepFreeze } from '../deepFreeze';
import { randomRoster } from './arbitraryRoster';
import { asJson, asXml, asZip, type Written } from './writeRoster';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

function shuffled(written: Written, seed: number): Written {
  const copy: Written = {};
  for (const [field, value] of Object.entries(written)) {
    if (!Array.isArray(value)) copy[field] = value;
    else {
      const items = value.map((item) => shuffled(item, seed));
      const turn = items.length === 0 ? 0 : seed % items.length;
      copy[field] = [...items.slice(turn), ...items.slice(0, turn)].reverse();
    }
  }
  return copy;
}

function idsOf(army: RosterArmy): string[] {
  return army.units.flatMap(({ id, models }) => [
    id,
    ...models.map((model) => model.id),
    ...singleModels(models.filter(({ count }) => count > 1)).map((model) => model.id),
  ]);
}

describe('readRoster', () => {
  it('reads the same army from XML, from bytes, from a zip and from JSON', () => {
    fc.assert(
      fc.property(randomRoster, fc.boolean(), ({ written }, stored) => {
        const army = readRoster(asXml(written));
        expect(readRoster(Buffer.from(asXml(written)))).toEqual(army);
        expect(readRoster(asZip([{ name: 'Folder/My List.ros', data: asXml(written), stored }]))).toEqual(
          army,
        );
        expect(readRoster(asJson(written))).toEqual(army);
        expect(readRoster(new Uint8Array(Buffer.from(`\uFEFF${asJson(written)}`)))).toEqual(army);
      }),
      { numRuns: 30 },
    );
  });

  it('finds the units, their Power Ratings and their models as they were put in (OP-POWER-1)', () => {
    fc.assert(
      fc.property(randomRoster, ({ written, units, powerLevel, points }) => {
        const army = readRoster(asXml(written));
        const read = army.units.map((unit) => ({
          name: unit.name,
          powerRating: unit.powerRating,
          points: unit.points,
          models: unit.models.map(({ name, count }) => ({ name, count })),
        }));
        // In the order of the file; a unit that stands inside another comes after it.
        expect(read).toEqual(units);
        expect(army).toMatchObject({
          powerLevel,
          points,
          statedPowerLevel: powerLevel,
          statedPoints: points,
        });
        expect(army.warnings.filter(({ code }) => code === 'roster/total-differs')).toEqual([]);
      }),
    );
  });

  it('gives the same totals in whatever order the file lists things', () => {
    fc.assert(
      fc.property(randomRoster, fc.nat(), ({ written }, seed) => {
        const { powerLevel, points, units } = readRoster(asJson(written));
        const other = readRoster(asJson(shuffled(written, seed)));
        expect({ powerLevel: other.powerLevel, points: other.points }).toEqual({ powerLevel, points });
        const ratings = (list: typeof units) =>
          list.map(({ powerRating }) => powerRating).sort((a, b) => a - b);
        expect(ratings(other.units)).toEqual(ratings(units));
      }),
    );
  });

  it('gives ids that are unique in the army and the same for the same file', () => {
    fc.assert(
      fc.property(randomRoster, ({ written }) => {
        const ids = idsOf(readRoster(asJson(written)));
        expect(new Set(ids).size).toBe(ids.length);
        expect(idsOf(readRoster(asJson(written)))).toEqual(ids);
      }),
    );
  });

  it('gives plain JSON and changes nothing it is given (C89)', () => {
    fc.assert(
      fc.property(randomRoster, ({ written }) => {
        const tree = deepFreeze(readRosterFile(asJson(written)));
        const army = rosterArmy(tree);
        expect(JSON.parse(JSON.stringify(army))).toStrictEqual(army);
        expect(JSON.parse(JSON.stringify(tree))).toStrictEqual(tree);
      }),
    );
  });

  it('reads the harbour watch, in BattleScribe and in New Recruit form', () => {
    const army = readRoster(fixture('harbourWatch.ros'));
    expect(readRoster(fixture('harbourWatch.json'))).toEqual(army);
    expect(readRoster(asZip([{ name: 'harbourWatch.ros', data: fixture('harbourWatch.ros') }]))).toEqual(
      army,
    );
    expect(army).toMatchObject({
      name: 'Harbour & Watch',
      gameSystem: 'Invented Wars 9th Edition',
      faction: 'Harbour Folk',
      powerLevel: 24,
      statedPowerLevel: 24,
      points: 415,
      statedPoints: 415,
      warnings: [],
    });
    const summary = army.units.map((unit) => {
      const models = unit.models.map(({ name, count }) => `${count} ${name}`).join(', ');
      return `${unit.name}: ${unit.powerRating}, Ld ${unit.leadership}: ${models}`;
    });
    expect(summary).toEqual([
      'Dockmaster: 5, Ld 9: 1 Dockmaster',
      'Lamplighters: 4, Ld 8: 1 Lamp Sergeant, 8 Lamplighter, 1 Lamplighter w/ Great Lamp',
      'Tidewardens: 6, Ld 7: 1 Warden Prime, 3 Warden (Hook)',
      'Barge: 7, Ld 7: 1 Barge',
      'Gulls: 2, Ld 5: 4 Gull',
    ]);
    expect(army.units[0]).toEqual({
      id: 's-master',
      name: 'Dockmaster',
      customName: "Old 'Salt'",
      path: 'forces[0].selections[2]',
      faction: 'Harbour Folk',
      powerRating: 5,
      points: 95,
      keywords: ['HQ', 'Character', 'Infantry', '<Quay>'],
      character: true,
      warlord: true,
      warlordTraits: [],
      leadership: 9,
      models: [
        {
          id: 's-master/model',
          name: 'Dockmaster',
          count: 1,
          keywords: [],
          warlord: true,
          leadership: 9,
          save: 3,
          invulnerableSave: 4,
          wounds: 5,
        },
      ],
    });
    expect(army.units[1]?.models.map(({ leadership, save, wounds }) => [leadership, save, wounds])).toEqual([
      [8, 4, 2],
      [7, 4, 1],
      [7, 4, 1],
    ]);
    expect(army.units[3]).toMatchObject({ transportCapacity: 12, models: [{ wounds: 12, save: 3 }] });
    expect(army.units.map(({ warlord }) => warlord)).toEqual([true, false, false, false, false]);
  });
});
