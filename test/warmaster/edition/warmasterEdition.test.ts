import { describe, expect, it } from 'vitest';
import { type Area, SIDES, warmasterEdition } from 'wargame-rules/warmaster';

const { areas, counters, combatResults, specialRules, turnLimit } = warmasterEdition;

/** Whether the walls of two areas touch along some length. */
function touch({ plan: one }: Area, { plan: other }: Area): boolean {
  if (!one || !other) return false;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return (across === 0 && down > 0) || (down === 0 && across > 0);
}

/** Whether two areas cover some of the same ground. */
function overlap({ plan: one }: Area, { plan: other }: Area): boolean {
  if (!one || !other) return true;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0;
}

describe('the edition of the package', () => {
  it('is a ship: areas that are next to each other are those whose walls touch, and none overlap', () => {
    for (const one of areas) {
      const others = areas.filter((area) => area !== one);
      expect(one.neighbours, one.name).toEqual(
        others.filter((area) => touch(one, area)).map(({ number }) => number),
      );
      expect(others.filter((area) => overlap(one, area))).toEqual([]);
    }
    expect(areas).toHaveLength(27);
  });

  it('has the special areas that the source names', () => {
    const kinds = areas.flatMap(({ kind }) => kind ?? []);
    expect(new Set(kinds)).toEqual(new Set(['bridge', 'reactor', 'defence-screens']));
  });

  it('has 15 Imperial counters, and the Traitors that the source names', () => {
    expect(counters.filter(({ side }) => side === 'imperial')).toHaveLength(15);
    const traitors = counters.filter(({ side }) => side === 'traitor').map(({ name }) => name);
    for (const name of ['Horus', 'Angron', 'Magnus the Red', 'Crew', 'Trap', 'Horror', 'Ambush']) {
      expect(traitors).toContain(name);
    }
    for (const side of SIDES) {
      expect(counters.filter((one) => one.side === side && one.traits.includes('supreme'))).toHaveLength(1);
    }
  });

  it('says of every datum that is not in the source that it is a reconstruction', () => {
    const rows = combatResults.columns.flatMap((column) => column.rows);
    for (const datum of [...areas, ...counters, ...rows, ...specialRules, turnLimit]) {
      expect(datum?.provenance).toBe('reconstruction');
    }
  });

  it('never does the attacker worse, or the defender better, in a higher column', () => {
    const harm = (name: string): number =>
      ['A1R', 'A1', 'AR', 'EX', 'NE', 'DR', 'D1', 'D1R', 'D2R', 'DE'].indexOf(name);
    for (const { rows } of combatResults.columns) expect(rows).toHaveLength(6);
    combatResults.columns.slice(1).forEach((column, index) => {
      const total = (rows: typeof column.rows): number =>
        rows.reduce((sum, { result }) => sum + harm(result.name), 0);
      expect(total(column.rows)).toBeGreaterThan(total(combatResults.columns[index]?.rows ?? []));
    });
  });
});
