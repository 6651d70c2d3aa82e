import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, checkEdition } from 'wargame-rules/warmaster';
import { codesOf, counters, edition, found } from './changed';

const placeOf = (unit: string): string => `counters[${edition.counters.findIndex(({ id }) => id === unit)}]`;

describe('the counters of an edition', () => {
  it('are one Emperor and one Horus: not two, not none', () => {
    const cases = [
      ['rogal-dorn', ['supreme'], 'imperial', 'Emperor', 2],
      ['emperor', [], 'imperial', 'Emperor', 0],
      ['angron', ['supreme'], 'traitor', 'Horus', 2],
      ['horus', [], 'traitor', 'Horus', 0],
    ] as const;
    for (const [unit, traits, side, name, count] of cases) {
      const changed = counters(({ id }) => (id === unit ? { traits } : {}));
      const faults = checkEdition({ ...edition, ...changed });
      expect(faults[0]).toMatchObject({
        code: 'edition/supreme-count',
        path: 'counters',
        message: expect.stringContaining(name),
        facts: { side, count },
      });
    }
  });

  it('have Horus deployed, and an Emperor who is no Guard', () => {
    expect(
      checkEdition({ ...edition, ...counters(({ id }) => (id === 'horus' ? { back: 'skull' } : {})) }),
    ).toEqual([
      {
        code: 'edition/supreme-place',
        path: placeOf('horus'),
        message: expect.stringContaining('Horus'),
      },
    ]);
    const guarded = counters(({ id }) => {
      if (id === 'emperor') return { traits: ['supreme', 'guard'] };
      return id === 'imperial-guard-1' ? { traits: [] } : {};
    });
    expect(checkEdition({ ...edition, ...guarded })).toEqual([
      {
        code: 'edition/supreme-place',
        path: placeOf('emperor'),
        message: expect.stringContaining('Emperor'),
      },
    ]);
  });

  it('are not too many or too few', () => {
    expect(found(counters(({ id }) => (id === 'custodians-1' ? null : {})))).toEqual([
      ['edition/imperial-count', 'counters'],
    ]);
    expect(found(counters(({ id }) => (id === 'imperial-guard-1' ? null : {})))).toEqual([
      ['edition/guard-count', 'counters'],
    ]);
  });

  it('are deployed in an area each: 27 at most', () => {
    const deployed = (eyes: number) => {
      const traitors = edition.counters.filter(({ side }) => side === 'traitor').map(({ id }) => id);
      return counters(({ id, side }) =>
        side === 'traitor' ? { back: traitors.indexOf(id) < eyes ? 'eye' : 'skull' } : {},
      );
    };
    expect(AREA_NUMBERS).toHaveLength(27);
    expect(found(deployed(27))).toEqual([]);
    expect(found(deployed(28))).toEqual([['edition/too-many-eyes', 'counters']]);
  });

  it('have an id of their own, a back of their side, and each trait once', () => {
    expect(found(counters(({ id }) => (id === 'custodians-1' ? { id: 'custodians-2' } : {})))).toEqual([
      ['edition/repeated-counter', `${placeOf('custodians-2')}.id`],
    ]);
    for (const [unit, back] of [
      ['angron', 'imperial'],
      ['custodians-1', 'eye'],
    ] as const) {
      expect(found(counters(({ id }) => (id === unit ? { back } : {})))).toEqual([
        ['edition/wrong-back', `${placeOf(unit)}.back`],
      ]);
    }
    const twice = counters(({ id }) => (id === 'crew-1' ? { traits: ['crew', 'trap', 'trap'] } : {}));
    expect(checkEdition({ ...edition, ...twice })).toEqual([
      {
        code: 'edition/repeated-trait',
        path: `${placeOf('crew-1')}.traits`,
        message: expect.stringMatching(/"crew-1" .*trap/),
      },
    ]);
  });

  it('are malformed with factors below 0', () => {
    expect(codesOf(counters(({ id }) => (id === 'angron' ? { attack: -1, defence: 1.5 } : {})))).toEqual([
      'edition/malformed',
    ]);
  });
});
