import { describe, expect, it } from 'vitest';
import { rulebookOf } from 'wargame-rules/warmaster';
import { violationsOf } from '../../violationsOf';
import { edition } from './changed';

describe('rulebookOf', () => {
  it('has at hand the areas of each kind, and those whose death ends the game', () => {
    const { bridge, reactors, defenceScreens, supreme } = rulebookOf(edition);
    expect({ bridge, reactors, defenceScreens, supreme }).toEqual({
      bridge: 42,
      reactors: [15, 22],
      defenceScreens: [24, 31],
      supreme: { imperial: 'emperor', traitor: 'horus' },
    });
  });

  it('knows the neighbours of every area by its number, and none of any other number', () => {
    const { neighbours } = rulebookOf(edition);
    for (let number = 0; number <= 66; number++) {
      const area = edition.areas.find((one) => one.number === number);
      expect(neighbours[number], `area ${number}`).toEqual(area?.neighbours);
    }
  });

  it('knows each counter by its place, with its side', () => {
    const { counters, indexOf, sides } = rulebookOf(edition);
    expect(counters.map(({ id }) => indexOf.get(id))).toEqual(counters.map((_, index) => index));
    expect(sides).toEqual(counters.map(({ side }) => side));
  });

  it('knows the outcome of every face in every column', () => {
    const { columns, outcomes } = rulebookOf(edition);
    const rows = columns.map((column) =>
      [1, 2, 3, 4, 5, 6].map(
        (face) => column.rows.find(({ from, to }) => from <= face && face <= to)?.result,
      ),
    );
    expect(outcomes).toEqual(rows);
  });

  it('names the column that lacks a face, should nobody have checked the edition', () => {
    const unchecked = { ...edition, combatResults: { columns: [{ ratio: 2, rows: [] }] } };
    expect(violationsOf(() => rulebookOf(unchecked))).toMatchObject([
      { code: 'table/no-row', facts: { table: 'combat at 2 to 1' } },
    ]);
  });
});
