import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  checkRollTable,
  type DieName,
  isWargameError,
  type Json,
  lookUp,
  type RollTable,
  rollTable,
  type TableErrorCode,
  type Violation,
} from 'wargame-rules';
import { deepFreeze } from '../../deepFreeze';
import { isDeepFrozen, type LooseRow, partition } from './arbitraries';

/** The faults with which a table is refused when it is made. */
function refusal(definition: unknown): readonly Violation[] {
  try {
    rollTable(definition as RollTable<Json>);
  } catch (error) {
    if (isWargameError(error)) return error.violations;
    throw error;
  }
  return [];
}

function codes(definition: unknown): readonly string[] {
  return refusal(definition).map(({ code }) => code);
}

function valuesOf(faults: readonly Violation[], code: TableErrorCode): readonly unknown[] {
  return faults.filter((fault) => fault.code === code).flatMap(({ facts: { values = [] } = {} }) => values);
}

function between(row: LooseRow, values: readonly number[]): readonly number[] {
  return values.filter((value) => row.from <= value && value <= row.to);
}

function replaced(rows: readonly LooseRow[], index: number, row: LooseRow): readonly LooseRow[] {
  return rows.map((given, place) => (place === index ? row : given));
}

const teleport = [
  { from: 11, to: 11, result: 'disaster' },
  { from: 12, to: 13, result: 'delayed' },
  { from: 14, to: 56, result: 'area' },
  { from: 61, to: 66, result: 'choice' },
] as const;

describe('rollTable, any die cut into any rows', () => {
  it('accepts them, in the order given, and every value reaches the row that holds it', () => {
    fc.assert(
      fc.property(partition, ({ die, values, rows }) => {
        const table = rollTable(deepFreeze({ id: 'any', die, rows }));
        expect(table).toStrictEqual({ id: 'any', die, rows });
        for (const value of values) {
          const [holder, ...others] = rows.filter(({ from, to }) => from <= value && value <= to);
          expect(others).toEqual([]);
          expect(lookUp(table, value)).toBe(holder?.result);
        }
      }),
    );
  });

  it('refuses them with one row missing, and names exactly its values', () => {
    fc.assert(
      fc.property(partition, fc.nat(), ({ die, values, rows }, pick) => {
        const lost = rows[pick % rows.length] as LooseRow;
        const rest = rows.filter((row) => row !== lost);
        const faults = refusal({ id: 'any', die, rows: rest });
        if (rest.length === 0) expect(faults.map(({ code }) => code)).toEqual(['table/no-rows']);
        else {
          expect(faults.map(({ code }) => code)).toEqual(['table/gap']);
          expect(faults[0]?.facts).toEqual({ table: 'any', values: between(lost, values) });
        }
      }),
    );
  });

  it('refuses them with one row twice, and names exactly its values', () => {
    fc.assert(
      fc.property(partition, fc.nat(), ({ die, values, rows }, pick) => {
        const index = pick % rows.length;
        const twice = rows[index] as LooseRow;
        const faults = refusal({ id: 'any', die, rows: [...rows, { ...twice, result: 'another' }] });
        expect(faults.map(({ code }) => code)).toEqual(['table/overlap']);
        expect(faults[0]?.facts).toEqual({
          table: 'any',
          values: between(twice, values),
          rows: [index, rows.length],
        });
        expect(faults[0]?.path).toBe(`rows[${rows.length}]`);
      }),
    );
  });

  it('refuses them with one row wider by a value, and names that value', () => {
    fc.assert(
      fc.property(partition, fc.nat(), fc.boolean(), ({ die, values, rows }, pick, upwards) => {
        const index = pick % rows.length;
        const row = rows[index] as LooseRow;
        const next = values[values.indexOf(upwards ? row.to : row.from) + (upwards ? 1 : -1)];
        fc.pre(next !== undefined);
        const wider = { ...row, ...(upwards ? { to: next } : { from: next }) };
        const faults = refusal({ id: 'any', die, rows: replaced(rows, index, wider) });
        expect(faults.map(({ code }) => code)).toEqual(['table/overlap']);
        expect(valuesOf(faults, 'table/overlap')).toEqual([next]);
      }),
    );
  });

  it('refuses them with one row narrower by a value, and names that value', () => {
    fc.assert(
      fc.property(partition, fc.nat(), ({ die, values, rows }, pick) => {
        const index = pick % rows.length;
        const row = rows[index] as LooseRow;
        fc.pre(row.from !== row.to);
        const to = values[values.indexOf(row.to) - 1] as number;
        const faults = refusal({ id: 'any', die, rows: replaced(rows, index, { ...row, to }) });
        expect(faults.map(({ code }) => code)).toEqual(['table/gap']);
        expect(valuesOf(faults, 'table/gap')).toEqual([row.to]);
      }),
    );
  });

  it('passes a table on as it is: made again, or after JSON', () => {
    fc.assert(
      fc.property(partition, ({ die, rows }) => {
        const table = rollTable({ id: 'any', title: 'Any table', die, rows });
        expect(rollTable(table)).toStrictEqual(table);
        expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table);
        expect(checkRollTable(table)).toEqual([]);
      }),
    );
  });
});

describe('rollTable, worked tables', () => {
  it('keeps what a table and its rows say about themselves', () => {
    const rows = [
      { from: 1, to: 2, result: 'a', rule: 'WM-TELE-2', provenance: 'reconstruction' },
      { from: 3, to: 3, result: null, provenance: 'second-hand' },
    ] as const;
    const table = rollTable({
      id: 'a-table',
      title: 'A table',
      rule: 'WM-TELE-1',
      die: 'D3',
      partial: false,
      rows,
    });
    expect(table).toStrictEqual({
      id: 'a-table',
      title: 'A table',
      rule: 'WM-TELE-1',
      die: 'D3',
      rows: [
        { from: 1, to: 2, result: 'a', rule: 'WM-TELE-2', provenance: 'reconstruction' },
        { from: 3, to: 3, result: null, provenance: 'second-hand' },
      ],
    });
  });

  it('refuses members that tables and rows do not have, each by its place', () => {
    const row = { from: 1, to: 3, result: { any: 'member', of: ['a result'] } };
    const table = { id: 'a-table', die: 'D3', rows: [row], titel: 'A table' };
    const odd = { ...row, Result: 1, provenence: 'second-hand', ruel: undefined };
    const faults = checkRollTable({ ...table, rows: [odd] });
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['table/malformed', 'titel'],
      ['table/malformed', 'rows[0].Result'],
      ['table/malformed', 'rows[0].provenence'],
    ]);
    expect(faults[0]?.message).toBe('unknown member (table "a-table")');
    expect(() => rollTable({ ...table, rows: [odd] } as never)).toThrow('rows[0].provenence: unknown member');
    expect(checkRollTable({ ...table, titel: undefined })).toEqual([]);
  });

  it('is frozen throughout and shares nothing that can change', () => {
    const result = { ships: [{ points: 50 }], effect: () => 1 };
    const fixed = deepFreeze({ ships: [] });
    const rows = [
      { from: 1, to: 3, result },
      { from: 4, to: 6, result: fixed },
    ];
    const table = rollTable({ id: 'ships', die: 'D6', rows });
    expect(isDeepFrozen(table)).toBe(true);
    expect(Object.isFrozen(rows) || Object.isFrozen(rows[0]) || Object.isFrozen(result.ships)).toBe(false);
    result.ships[0] = { points: 999 };
    rows.pop();
    expect(lookUp(table, 1)).toEqual({ ships: [{ points: 50 }], effect: result.effect });
    expect(lookUp(table, 6)).toBe(fixed);
    expect(lookUp(rollTable(table), 1)).toBe(lookUp(table, 1));
  });

  it('copies what is frozen only outside, and keeps what is no plain data', () => {
    const inner = [1];
    const outside = Object.freeze({ inner });
    const day = new Date(0);
    const bare: { [key: string]: number } = Object.assign(Object.create(null), { a: 1 });
    const nothing = { a: undefined };
    const table = rollTable({
      id: 'odd',
      die: 'D4',
      rows: [
        { from: 1, to: 1, result: outside },
        { from: 2, to: 2, result: day },
        { from: 3, to: 3, result: bare },
        { from: 4, to: 4, result: nothing },
      ],
    });
    inner.push(2);
    Object.assign(bare, { a: 2 });
    expect(lookUp(table, 1)).toEqual({ inner: [1] });
    expect(lookUp(table, 2)).toBe(day);
    expect(Object.isFrozen(day)).toBe(false);
    expect(lookUp(table, 3)).toEqual({ a: 1 });
    expect(lookUp(table, 4)).toStrictEqual(nothing);
  });

  it('C16: rows 12-13 and 13-16 overlap in 13', () => {
    const rows = [
      { from: 11, to: 11, result: 1 },
      { from: 12, to: 13, result: 2 },
      { from: 13, to: 16, result: 3 },
      { from: 21, to: 66, result: 4 },
    ];
    const faults = refusal({ id: 'tele', die: 'D66', rows });
    expect(faults).toEqual([
      {
        code: 'table/overlap',
        message: '13 is in rows[1] and rows[2] (table "tele")',
        path: 'rows[2]',
        facts: { table: 'tele', values: [13], rows: [1, 2] },
      },
    ]);
  });

  it('C16: 36 without a row is refused, and null with `partial: true`', () => {
    const rows = [
      { from: 11, to: 35, result: 'low' },
      { from: 41, to: 66, result: 'high' },
    ] as const;
    expect(refusal({ id: 'holed', die: 'D66', rows })).toEqual([
      {
        code: 'table/gap',
        message: '36 is in no row (table "holed")',
        path: 'rows',
        facts: { table: 'holed', values: [36] },
      },
    ]);
    const table = rollTable({ id: 'holed', die: 'D66', partial: true, rows });
    expect(table.partial).toBe(true);
    expect([lookUp(table, 35), lookUp(table, 36), lookUp(table, 41)]).toEqual(['low', null, 'high']);
    expect(rollTable(table)).toStrictEqual(table);
  });

  it('a partial table is checked for everything else', () => {
    const rows = [
      { from: 1, to: 3, result: 'a' },
      { from: 3, to: 4, result: 'b' },
    ];
    expect(codes({ id: 'p', die: 'D6', partial: true, rows })).toEqual(['table/overlap']);
    expect(codes({ id: 'p', die: 'D6', partial: true, rows: [] })).toEqual(['table/no-rows']);
  });

  it('C16: a row from above to, two rows for one value, no rows', () => {
    const reversed = [
      { from: 3, to: 1, result: 'a' },
      { from: 1, to: 6, result: 'b' },
    ];
    expect(refusal({ id: 't', die: 'D6', rows: reversed })).toEqual([
      {
        code: 'table/reversed-row',
        message: '3 is above 1 (table "t")',
        path: 'rows[0]',
        facts: { table: 't' },
      },
    ]);
    expect(codes({ id: 't', die: 'D6', rows: [] })).toEqual(['table/no-rows']);
  });

  it('C17: where three rows overlap, all three are named', () => {
    const rows = [
      { from: 1, to: 2, result: 'a' },
      { from: 2, to: 4, result: 'b' },
      { from: 2, to: 6, result: 'c' },
    ];
    const faults = refusal({ id: 't', die: 'D6', rows });
    expect(faults.map(({ message }) => message)).toEqual([
      '2 is in rows[0] and rows[1] and rows[2] (table "t")',
      '3 to 4 are in rows[1] and rows[2] (table "t")',
    ]);
    expect(faults.map(({ path }) => path)).toEqual(['rows[2]', 'rows[2]']);
  });

  it('takes no text for a bound, and no bound for a row', () => {
    const others = [
      { from: 1, to: 2, result: 'a' },
      { from: 4, to: 6, result: 'b' },
    ];
    for (const [from, to, faulty] of [
      ['3', 3, ['from']],
      [3, '3', ['to']],
      ['3', '2', ['from', 'to']],
      ['3', 2, ['from']],
      [3, '2', ['to']],
    ] as const) {
      const faults = refusal({ id: 't', die: 'D6', rows: [...others, { from, to, result: 'c' }] });
      const bounds = faulty.map((name) => ['table/impossible-bound', `rows[2].${name}`]);
      expect(faults.map(({ code, path }) => [code, path])).toEqual([...bounds, ['table/gap', 'rows']]);
    }
    const nowhere = { from: Number.NaN, to: 3, result: 'c' };
    expect(codes({ id: 't', die: 'D6', rows: [...others, nowhere] })).toEqual([
      'table/impossible-bound',
      'table/gap',
    ]);
    const whole = { from: 1, to: 6, result: 'd' };
    expect(codes({ id: 't', die: 'D6', rows: [whole, null] })).toEqual(['table/malformed']);
  });

  it('C14: bounds are values of the die: 17 and 20 are not on a D66', () => {
    const rows = [
      { from: 11, to: 17, result: 'a' },
      { from: 20, to: 66, result: 'b' },
    ];
    const faults = refusal({ id: 't', die: 'D66', rows });
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['table/impossible-bound', 'rows[0].to'],
      ['table/impossible-bound', 'rows[1].from'],
    ]);
    expect(faults[0]?.message).toBe('expected a value of the D66, got 17 (table "t")');
  });

  it('C18: a table that starts at 0 is refused at both ends', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((value) => ({ from: value, to: value, result: `r${value}` }));
    expect(codes({ id: 't', die: 'D6', rows })).toEqual(['table/unreachable-row', 'table/gap']);
    const wide = [
      { from: 0, to: 2, result: 'a' },
      { from: 3, to: 7, result: 'b' },
    ];
    expect(codes({ id: 't', die: 'D6', rows: wide })).toEqual([
      'table/impossible-bound',
      'table/impossible-bound',
    ]);
  });

  it('a row between two values of the die is out of reach', () => {
    const rows = [...teleport, { from: 17, to: 20, result: 'never' }];
    expect(refusal({ id: 't', die: 'D66', rows })).toEqual([
      {
        code: 'table/unreachable-row',
        message: 'a D66 gives nothing from 17 to 20 (table "t")',
        path: 'rows[4]',
        facts: { table: 't' },
      },
    ]);
  });

  it('C20: a D10 table has ten rows, a D100 a hundred, whatever the die is called', () => {
    for (const [die, size] of [
      ['D10', 10],
      ['D100', 100],
    ] as const) {
      const rows = Array.from({ length: size }, (_, index) => ({
        from: index + 1,
        to: index + 1,
        result: index,
      }));
      const table = rollTable({ id: die, die, rows });
      expect(rows.map(({ from }) => lookUp(table, from))).toEqual(rows.map(({ result }) => result));
    }
  });

  it('C21: every fault is listed at once, with the table and its clause', () => {
    const faults = refusal({
      id: 'broken',
      rule: 'WM-COMB-4',
      die: 'D6',
      rows: [
        { from: 1, to: 2 },
        { from: 4, to: 3, result: 'x' },
        { from: 5, to: 9, result: 'y', provenance: 'mine' },
      ],
    });
    expect(faults.map(({ code }) => code)).toEqual([
      'table/no-result',
      'table/reversed-row',
      'table/impossible-bound',
      'table/malformed',
      'table/gap',
    ]);
    expect(faults.map(({ path }) => path)).toEqual([
      'rows[0]',
      'rows[1]',
      'rows[2].to',
      'rows[2].provenance',
      'rows',
    ]);
    expect(valuesOf(faults, 'table/gap')).toEqual([3, 4]);
    for (const fault of faults) {
      expect(fault).toMatchObject({ rule: 'WM-COMB-4', facts: { table: 'broken' } });
      expect(fault.message).toContain('(table "broken")');
    }
    expect(JSON.parse(JSON.stringify(faults))).toStrictEqual(faults);
  });

  it('C21: a table without its die is refused, and its rows are still looked at', () => {
    const rows = [
      { from: 2, to: 1, result: 'a' },
      { from: 1.5, to: 2, result: 'b' },
      { from: 1, to: 6 },
    ];
    for (const die of [undefined, 'D66x', 'D7.5', 6, ['D6']]) {
      const faults = refusal({ id: 't', die, rows });
      expect(faults.map(({ code, path }) => [code, path])).toEqual([
        ['table/unknown-die', 'die'],
        ['table/reversed-row', 'rows[0]'],
        ['table/impossible-bound', 'rows[1].from'],
        ['table/no-result', 'rows[2]'],
      ]);
    }
    expect(
      refusal({ id: 't', die: 'D6', rows: [{ from: '1', result: 1 }] }).map(({ message }) => message),
    ).toEqual([
      'expected a value of the D6, got "1" (table "t")',
      'expected a value of the D6, got nothing (table "t")',
      '1 to 6 are in no row (table "t")',
    ]);
    expect(refusal({ id: 't', rows: [{ from: Number.NaN, to: null, result: 1 }] })[1]?.message).toBe(
      'expected a value of a die, got NaN (table "t")',
    );
  });

  it('refuses what is no table at all', () => {
    for (const none of [undefined, null, 'table', 6, []]) expect(codes(none)).toEqual(['table/malformed']);
    const rows = [{ from: 1, to: 6, result: 1 }];
    for (const id of [undefined, '', 7]) {
      expect(refusal({ id, die: 'D6', rows })).toEqual([
        expect.objectContaining({ code: 'table/malformed', path: 'id' }),
      ]);
    }
    const wrongs: [string, unknown][] = [
      ['title', ''],
      ['title', 7],
      ['rule', null],
      ['partial', 'yes'],
      ['partial', null],
      ['rows', undefined],
      ['rows', {}],
      ['rows[0]', [null]],
      ['rows[0]', [[1, 6]]],
      ['rows[0].rule', [{ from: 1, to: 6, result: 1, rule: 5 }]],
    ];
    for (const [path, wrong] of wrongs) {
      const member = path.replace(/\[.*/, '');
      const faults = refusal({ id: 't', die: 'D6', rows, [member]: wrong });
      expect(faults[0], path).toMatchObject({ code: 'table/malformed', path });
      expect(faults.slice(1).every(({ code }) => code === 'table/gap')).toBe(true);
    }
  });

  it('a table without an id is refused without a name', () => {
    const fault = refusal({ die: 'D6', rows: [] }).find(({ code }) => code === 'table/no-rows');
    expect(fault).toEqual({ code: 'table/no-rows', message: 'there are no rows', path: 'rows' });
  });
});

describe('the types of a table', () => {
  it('know its results as a union of what is written', () => {
    const missions = rollTable({
      id: 'missions',
      die: 'D6',
      rows: [
        { from: 1, to: 2, result: 'annihilation' },
        { from: 3, to: 6, result: 'glory' },
      ],
    });
    expectTypeOf(missions).toEqualTypeOf<RollTable<'annihilation' | 'glory', 'D6'>>();
    expectTypeOf(lookUp(missions, 1)).toEqualTypeOf<'annihilation' | 'glory'>();
    const asDeclared: RollTable<'annihilation' | 'glory' | 'hold'> = missions;
    expect(asDeclared.rows).toHaveLength(2);
  });

  it('keep results of different shapes apart, written in place or before', () => {
    const hazards = [
      { from: 1, to: 3, result: { clouds: 2 } },
      { from: 4, to: 6, result: { asteroids: 1 } },
    ];
    const before = rollTable({ id: 'hazards', die: 'D6', rows: hazards });
    expectTypeOf(lookUp(before, 1)).toExtend<{ clouds?: number; asteroids?: number }>();
    const inPlace = rollTable({
      id: 'hazards',
      die: 'D6',
      rows: [
        { from: 1, to: 3, result: { clouds: 2 } },
        { from: 4, to: 6, result: { asteroids: 1 } },
      ],
    });
    expectTypeOf(lookUp(inPlace, 1)).toEqualTypeOf<{ readonly clouds: 2 } | { readonly asteroids: 1 }>();
    expect(inPlace).toStrictEqual(before);
  });

  it('count null among the results of a partial table only', () => {
    const rows = [{ from: 11, to: 16, result: 1 }] as const;
    const partial = rollTable({ id: 'p', die: 'D66', partial: true, rows });
    expectTypeOf(lookUp(partial, 66)).toEqualTypeOf<1 | null>();
    const whole = rollTable({ id: 'w', die: 'D66', partial: false, rows: [{ from: 11, to: 66, result: 1 }] });
    expectTypeOf(lookUp(whole, 66)).toEqualTypeOf<1>();
    const unsure: boolean = true;
    const either = rollTable({ id: 'e', die: 'D66', partial: unsure as boolean, rows });
    expectTypeOf(lookUp(either, 66)).toEqualTypeOf<1 | null>();
    expect(lookUp(either, 66)).toBe(null);
  });

  it('refuse values that are not on a D66, names that are no die, and odd rows', () => {
    // @ts-expect-error 17 is not on a D66
    expect(() => rollTable({ id: 't', die: 'D66', rows: [{ from: 11, to: 17, result: 1 }] })).toThrow();
    const odd = () =>
      // @ts-expect-error a row knows where it comes from by another word
      rollTable({ id: 't', die: 'D6', rows: [{ from: 1, to: 6, result: 1, source: 'hearsay' }] });
    expect(odd).toThrow('rows[0].source: unknown member');
    // @ts-expect-error a row gives something
    expect(() => rollTable({ id: 't', die: 'D6', rows: [{ from: 1, to: 6 }] })).toThrow();
    // @ts-expect-error a die is written with a capital D
    expect(() => rollTable({ id: 't', die: 'd6', rows: [{ from: 1, to: 6, result: 1 }] })).toThrow();
    const wide: DieName = 'D6';
    expect(rollTable({ id: 't', die: wide, rows: [{ from: 1, to: 6, result: 1 }] }).die).toBe('D6');
  });
});
