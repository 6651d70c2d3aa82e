import { describe, expect, it } from 'vitest';
import {
  type Area,
  type Counter,
  checkEdition,
  defineEdition,
  type Edition,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { isDeepFrozen } from '../../core/table/arbitraries';

const edition = warmasterEdition;
const found = (changes: object): readonly (readonly [string, string | undefined])[] =>
  checkEdition({ ...edition, ...changes }).map(({ code, path }) => [code, path] as const);

const areas = (change: (area: Area) => object | null): object => ({
  areas: edition.areas.flatMap((area) => {
    const changed = change(area);
    return changed ? [{ ...area, ...changed }] : [];
  }),
});
const counters = (change: (counter: Counter) => object | null): object => ({
  counters: edition.counters.flatMap((counter) => {
    const changed = change(counter);
    return changed ? [{ ...counter, ...changed }] : [];
  }),
});
const codesOf = (changes: object): readonly string[] => [...new Set(found(changes).map(([code]) => code))];

describe('checkEdition', () => {
  it('passes the edition of the package', () => {
    expect(checkEdition(edition)).toEqual([]);
    expect(isDeepFrozen(edition)).toBe(true);
  });

  it('names an area that is missing, unknown, twice or out of order', () => {
    expect(codesOf(areas(({ number }) => (number === 56 ? null : {})))).toEqual([
      'edition/missing-area',
      'edition/unknown-area',
    ]);
    expect(codesOf(areas(({ number }) => (number === 56 ? { number: 61 } : {})))).toContain(
      'edition/unknown-area',
    );
    expect(codesOf(areas(({ number }) => (number === 56 ? { number: 55 } : {})))).toContain(
      'edition/repeated-area',
    );
    expect(codesOf({ areas: [...edition.areas].reverse() })).toEqual(['edition/areas-out-of-order']);
  });

  it('names a way that leads there but not back, to itself, or twice', () => {
    const without = areas(({ number, neighbours }) =>
      number === 35 ? { neighbours: neighbours.filter((area) => area !== 42) } : {},
    );
    const bridge = edition.areas.findIndex(({ number }) => number === 42);
    expect(found(without)).toEqual([['edition/one-way', `areas[${bridge}].neighbours[0]`]]);
    expect(
      found(areas(({ number, neighbours }) => (number === 14 ? { neighbours: [...neighbours, 14] } : {}))),
    ).toEqual([['edition/own-neighbour', 'areas[0].neighbours[2]']]);
    expect(
      found(areas(({ number, neighbours }) => (number === 14 ? { neighbours: [...neighbours, 15] } : {}))),
    ).toEqual([['edition/repeated-neighbour', 'areas[0].neighbours[2]']]);
  });

  it('names areas that no way leads to', () => {
    const cut = areas(({ number, neighbours }) =>
      number === 56 ? { neighbours: [] } : { neighbours: neighbours.filter((area) => area !== 56) },
    );
    expect(found(cut)).toEqual([['edition/not-connected', 'areas']]);
    expect(checkEdition({ ...edition, ...cut })[0]?.facts).toEqual({ areas: [56] });
  });

  it('wants one Bridge, and somewhere to land', () => {
    expect(codesOf(areas(({ kind }) => (kind === 'bridge' ? { kind: undefined } : {})))).toEqual([
      'edition/bridge',
    ]);
    expect(codesOf(areas(({ number }) => (number === 14 ? { kind: 'bridge' } : {})))).toEqual([
      'edition/bridge',
    ]);
    expect(codesOf(areas(() => ({ kind: 'reactor' })))).toEqual(['edition/bridge', 'edition/no-landing']);
  });

  it('names two Emperors, none, and a Horus who is not deployed', () => {
    const second = edition.counters.findIndex(({ id }) => id === 'rogal-dorn');
    expect(codesOf(counters(({ id }) => (id === 'rogal-dorn' ? { traits: ['supreme'] } : {})))).toEqual([
      'edition/supreme-count',
    ]);
    expect(codesOf(counters(({ id }) => (id === 'horus' ? { traits: [] } : {})))).toEqual([
      'edition/supreme-count',
    ]);
    expect(codesOf(counters(({ id }) => (id === 'horus' ? { back: 'skull' } : {})))).toEqual([
      'edition/supreme-place',
    ]);
    expect(second).toBeGreaterThan(0);
  });

  it('names counters that are too many, too few, twice, or with a back of the other side', () => {
    expect(codesOf(counters(({ id }) => (id === 'custodians-1' ? null : {})))).toEqual([
      'edition/imperial-count',
    ]);
    expect(codesOf(counters(({ id }) => (id === 'imperial-guard-1' ? null : {})))).toEqual([
      'edition/guard-count',
    ]);
    const twice = counters(({ id }) => (id === 'custodians-1' ? { id: 'custodians-2' } : {}));
    expect(codesOf(twice)).toEqual(['edition/repeated-counter']);
    expect(codesOf(counters(({ id }) => (id === 'angron' ? { back: 'imperial' } : {})))).toEqual([
      'edition/wrong-back',
    ]);
    expect(codesOf(counters(({ id }) => (id === 'crew-1' ? { traits: ['crew', 'crew'] } : {})))).toEqual([
      'edition/repeated-trait',
    ]);
    expect(codesOf(counters(({ side }) => (side === 'traitor' ? { back: 'eye' } : {})))).toEqual([
      'edition/too-many-eyes',
    ]);
  });

  it('C21: names a hole in the combat results table', () => {
    const { columns } = edition.combatResults;
    expect(found({ combatResults: { columns: [] } })).toEqual([
      ['edition/no-columns', 'combatResults.columns'],
    ]);
    expect(found({ combatResults: undefined })).toEqual([['edition/malformed', 'combatResults']]);
    const hole = columns.map((column, index) =>
      index === 2 ? { ...column, rows: column.rows.slice(1) } : column,
    );
    expect(checkEdition({ ...edition, combatResults: { columns: hole } })).toEqual([
      expect.objectContaining({ code: 'table/gap', path: 'combatResults.columns[2].rows' }),
    ]);
    const left = columns.filter((_, index) => index !== 3);
    expect(codesOf({ combatResults: { columns: left } })).toEqual(['edition/column-order']);
    const late = columns.slice(2);
    expect(codesOf({ combatResults: { columns: late } })).toEqual(['edition/column-order']);
    expect(found({ combatResults: { columns: columns.slice(1) } })).toEqual([]);
    const odd = [{ ratio: 0, rows: [{ from: 1, to: 6, result: { name: 'x', attacker: { loses: -1 } } }] }];
    expect(found({ combatResults: { columns: odd } })).toEqual([
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.attacker.loses'],
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.attacker.retreats'],
      ['edition/malformed', 'combatResults.columns[0].rows[0].result.defender'],
    ]);
  });

  it('names special rules that are twice there or half', () => {
    const rule = { id: 'a', title: 'A', text: 'Does nothing.' };
    expect(codesOf({ specialRules: [rule, rule] })).toEqual(['edition/repeated-rule']);
    expect(codesOf({ specialRules: [{ ...rule, choices: () => [] }] })).toEqual(['edition/incomplete-rule']);
    expect(found({ specialRules: [{ ...rule, arrived: 'yes' }] })).toEqual([
      ['edition/malformed', 'specialRules[0].arrived'],
    ]);
  });

  it('names every fault at once, and where it is', () => {
    const faults = found({
      id: '',
      version: 0,
      turnLimit: { turns: 0, winners: ['nobody'] },
      teleportIntoDestroyedArea: 'lost',
      counters: null,
    });
    expect(faults).toEqual([
      ['edition/malformed', 'id'],
      ['edition/malformed', 'version'],
      ['edition/malformed', 'teleportIntoDestroyedArea'],
      ['edition/malformed', 'counters'],
      ['edition/malformed', 'turnLimit.turns'],
      ['edition/malformed', 'turnLimit.winners[0]'],
    ]);
  });

  it('takes anything', () => {
    for (const none of [null, undefined, 7, 'edition', [], {}, { areas: [null], counters: [7] }]) {
      expect(checkEdition(none).length).toBeGreaterThan(0);
    }
    const wrong = areas(({ number }) => (number === 14 ? { plan: { x: 0, y: 0, width: 0, height: 1 } } : {}));
    expect(found(wrong)).toEqual([['edition/malformed', 'areas[0].plan']]);
  });
});

describe('defineEdition', () => {
  it('C91: keeps nothing of what it was given', () => {
    const given = JSON.parse(JSON.stringify({ ...edition, specialRules: [] })) as { title: string } & Edition;
    const made = defineEdition(given);
    given.title = 'changed';
    expect(made.title).toBe(edition.title);
    expect(isDeepFrozen(made)).toBe(true);
  });

  it('refuses with every fault', () => {
    expect(() => defineEdition({ ...edition, id: '', title: '' })).toThrow(
      expect.objectContaining({ violations: [expect.anything(), expect.anything()] }),
    );
  });
});
