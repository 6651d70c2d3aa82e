import { describe, expect, it } from 'vitest';
import { checkEdition } from 'wargame-rules/warmaster';
import { edition, found } from './changed';

const { columns } = edition.combatResults;
const withColumns = (changed: readonly unknown[]) => found({ combatResults: { columns: changed } });

describe('the combat results table of an edition', () => {
  it('C21: has no hole', () => {
    expect(withColumns([])).toEqual([['edition/no-columns', 'combatResults.columns']]);
    expect(found({ combatResults: undefined })).toEqual([['edition/malformed', 'combatResults']]);
    const hole = columns.map((column, index) =>
      index === 2 ? { ...column, rows: column.rows.slice(1) } : column,
    );
    expect(checkEdition({ ...edition, combatResults: { columns: hole } })).toEqual([
      expect.objectContaining({ code: 'table/gap', path: 'combatResults.columns[2].rows' }),
    ]);
  });

  it('C21: leaves no ratio out, and starts at 0 or 1', () => {
    expect(withColumns(columns.slice(1))).toEqual([]);
    const left = columns.filter((_, index) => index !== 3);
    expect(withColumns(left)).toEqual(
      left.slice(3).map((_, index) => ['edition/column-order', `combatResults.columns[${index + 3}].ratio`]),
    );
    const late = columns.slice(2);
    expect(withColumns(late)).toEqual(
      late.map((_, index) => ['edition/column-order', `combatResults.columns[${index}].ratio`]),
    );
  });

  it('says of each side what it loses, and whether it retreats', () => {
    const odd = [{ ratio: 0, rows: [{ from: 1, to: 6, result: { name: 'x', attacker: { loses: -1 } } }] }];
    expect(withColumns(odd)).toEqual([
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.attacker.loses'],
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.attacker.retreats'],
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.defender'],
    ]);
  });

  it('is malformed with columns that are none; nothing else is said of it then', () => {
    expect(withColumns([null, { ratio: -1, rows: [] }, { ratio: 7 }])).toEqual([
      ['edition/malformed', 'combatResults.columns[0]'],
      ['edition/malformed', 'combatResults.columns[1].ratio'],
      ['edition/malformed', 'combatResults.columns[2].rows'],
    ]);
  });

  it('has rows, each of them a range of faces', () => {
    const [first] = columns;
    const broken = { ratio: 0, rows: [...(first?.rows ?? []), 7] };
    expect(withColumns([broken])).toEqual([['table/malformed', 'combatResults.columns[0].rows[6]']]);
  });
});
