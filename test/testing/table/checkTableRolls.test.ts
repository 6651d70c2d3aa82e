import { describe, expect, it } from 'vitest';
import {
  type Dice,
  d6,
  d66,
  isWargameError,
  lookUp,
  type RollTable,
  rollOnTable,
  rollTable,
} from 'wargame-rules';
import { checkTableRolls } from 'wargame-rules/testing';

/** What the kit finds wrong; null where it finds nothing. */
function finding<Result>(table: RollTable<Result>, roll?: (dice: Dice) => Result) {
  try {
    checkTableRolls(table, roll);
  } catch (error) {
    if (!isWargameError(error)) throw error;
    const [violation] = error.violations;
    return { code: error.code, message: error.message.split('\n')[0], facts: violation?.facts };
  }
  return null;
}

/** A table of a D6; what lies in no row gives null. */
function weather(...rows: readonly (readonly [from: number, to: number, result: unknown])[]) {
  return rollTable<readonly unknown[], 'D6', true>({
    id: 'weather',
    die: 'D6',
    partial: true,
    rows: rows.map(([from, to, result]) => ({ from, to, result })) as never,
  });
}

describe('checkTableRolls', () => {
  it('accepts tables of any die, rolled as they are printed', () => {
    const rows = [
      { from: 2, to: 6, result: { moves: 1 } },
      { from: 7, to: 7, result: null },
      { from: 8, to: 12, result: { moves: 1 } },
    ] as const;
    expect(finding(rollTable({ id: 'sum', die: '2D6', rows }))).toBeNull();
    const digits = rollTable({
      id: 'digits',
      die: 'D66',
      rows: [
        { from: 11, to: 16, result: 'a' },
        { from: 21, to: 66, result: 'b' },
      ],
    });
    expect(finding(digits)).toBeNull();
    expect(finding(digits, (dice) => lookUp(digits, d66(dice)))).toBeNull();
  });

  it.each([
    [[[1, 6, 'calm']]],
    [[[2, 3, 'storm']]],
    [[[3, 6, 'calm']]],
    [
      [
        [1, 1, 'storm'],
        [6, 6, 'calm'],
      ],
    ],
    // Null may stand in a row as well, of a partial table or a whole one.
    [
      [
        [1, 1, null],
        [2, 3, 'storm'],
      ],
    ],
    [
      [
        [1, 1, null],
        [2, 6, 'storm'],
      ],
    ],
    // Rows that give the same, whatever the order of their members.
    [
      [
        [1, 1, { rain: 1, wind: 2 }],
        [3, 4, { wind: 2, rain: 1 }],
        [5, 5, null],
      ],
    ],
  ] as const)('accepts the table with the rows %j', (rows) => {
    expect(finding(weather(...rows))).toBeNull();
  });

  it('takes equal results of several rows together', () => {
    const table = weather([1, 1, { rain: 1, wind: 2 }], [3, 3, { wind: 2, rain: 1 }], [4, 6, 'fog']);
    // Half of the die, one way round or the other.
    const half = (dice: Dice) => (d6(dice) <= 3 ? { rain: 1, wind: 2 } : 'fog');
    expect(finding(weather([1, 1, 'fog'], [2, 4, { wind: 2, rain: 1 }], [5, 6, 'fog']), half)).toBeNull();
    expect(finding(table, half)?.message).toContain('{"rain":1,"wind":2} falls 1 in 2 times');
  });

  it('says what falls too often or too seldom, and how often it should', () => {
    const table = weather([1, 2, 'storm'], [3, 6, 'calm']);
    const told = (roll: (dice: Dice) => unknown) => finding(table, roll);
    expect(told((dice) => lookUp(table, Math.min(d6(dice), 5) + 1))).toEqual({
      code: 'conformance/rolls-as-printed',
      message: '"weather" breaks rolls-as-printed: "storm" falls 1 in 6 times, and by its rows 2 in 6',
      facts: {},
    });
    expect(told(() => 'calm')?.message).toContain('"storm" falls 0 in 1 times, and by its rows 2 in 6');
    expect(told((dice) => (d6(dice) <= 2 ? 'storm' : 'fog'))?.message).toContain(
      '"calm" falls 0 in 1 times, and by its rows 4 in 6',
    );
    // And what stands in no row.
    const fog = (dice: Dice) => (d6(dice) === 1 ? 'fog' : null);
    expect(finding(weather([1, 6, null]), fog)?.message).toContain(
      'null falls 5 in 6 times, and by its rows 6 in 6',
    );
  });

  it('knows how often the gaps of a table fall', () => {
    const table = weather([2, 3, 'storm'], [5, 5, 'calm']);
    const clamped = (dice: Dice) => lookUp(table, Math.max(d6(dice), 2));
    expect(finding(table, clamped)?.message).toContain('"storm" falls 3 in 6 times, and by its rows 2 in 6');
    const swapped = (dice: Dice) => {
      const die = d6(dice);
      return die === 6 ? 'fog' : lookUp(table, die);
    };
    expect(finding(table, swapped)?.message).toContain('null falls 2 in 6 times, and by its rows 3 in 6');
  });

  it('lists the faults of a table that is not whole, before anything is rolled', () => {
    const table = weather([1, 2, 'storm'], [3, 6, 'calm']);
    const { partial: _, ...whole } = table;
    let rolls = 0;
    const roll = (dice: Dice) => {
      rolls++;
      return rollOnTable(table, dice).result;
    };
    const found = finding({ ...whole, rows: whole.rows.slice(1) }, roll);
    expect(found).toMatchObject({
      code: 'conformance/table-is-whole',
      facts: { faults: [{ code: 'table/gap', facts: { values: [1, 2], table: 'weather' } }] },
    });
    expect(rolls).toBe(0);
  });

  it('is a check of the rule that rolls as well', () => {
    const table = weather([1, 2, 'storm'], [3, 6, 'calm']);
    const seen: Dice[] = [];
    const keeps = (dice: Dice) => {
      seen.push(dice);
      return lookUp(table, d6(seen[0] as Dice));
    };
    expect(finding(table, keeps)?.code).toBe('conformance/chance-from-dice');
    const falls = (dice: Dice) => (d6(dice) > 0 ? (undefined as never) : 'calm');
    expect(finding(table, falls)).toMatchObject({
      code: 'conformance/plain-json',
      facts: { given: null, faces: [{ sides: 6 }] },
    });
  });
});
