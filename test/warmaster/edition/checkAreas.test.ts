import { describe, expect, it } from 'vitest';
import { AREA_NUMBERS, checkEdition } from 'wargame-rules/warmaster';
import { areas, codesOf, edition, found } from './changed';

describe('the board of an edition', () => {
  it('has no area missing, unknown, twice or out of order', () => {
    expect(found(areas(({ number }) => (number === 56 ? null : {})))).toEqual([
      ['edition/missing-area', 'areas'],
      ['edition/unknown-area', 'areas[24].neighbours[3]'],
      ['edition/unknown-area', 'areas[25].neighbours[3]'],
    ]);
    expect(found(areas(({ number }) => (number === 56 ? { number: 61, neighbours: [54, 55] } : {})))).toEqual(
      [
        ['edition/missing-area', 'areas'],
        ['edition/unknown-area', 'areas[26].number'],
        ['edition/unknown-area', 'areas[24].neighbours[3]'],
        ['edition/unknown-area', 'areas[25].neighbours[3]'],
        ['edition/one-way', 'areas[26].neighbours[0]'],
        ['edition/one-way', 'areas[26].neighbours[1]'],
        ['edition/not-connected', 'areas'],
      ],
    );
    expect(codesOf({ areas: [...edition.areas].reverse() })).toEqual(['edition/areas-out-of-order']);
  });

  it('says which areas are missing', () => {
    const without = areas(({ number }) => (number === 16 || number === 35 ? null : {}));
    const missing = checkEdition({ ...edition, ...without }).filter(
      ({ code }) => code === 'edition/missing-area',
    );
    expect(missing.map(({ facts }) => facts)).toEqual([{ area: 16 }, { area: 35 }]);
  });

  it('is in order where an area is there twice: that is a fault of its own', () => {
    const [first] = edition.areas;
    expect(found({ areas: [first, ...edition.areas] })).toEqual([
      ['edition/repeated-area', 'areas[1].number'],
    ]);
  });

  it('without a single area lacks them all, the Bridge, and somewhere to land', () => {
    expect(found({ areas: [] })).toEqual([
      ...AREA_NUMBERS.map(() => ['edition/missing-area', 'areas']),
      ['edition/bridge', 'areas'],
      ['edition/no-landing', 'areas'],
    ]);
  });

  it('has no way that leads there but not back, to itself, or is there twice', () => {
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

  it('has no areas that no way leads to', () => {
    const cut = areas(({ number, neighbours }) =>
      number === 56 ? { neighbours: [] } : { neighbours: neighbours.filter((area) => area !== 56) },
    );
    expect(found(cut)).toEqual([['edition/not-connected', 'areas']]);
    expect(checkEdition({ ...edition, ...cut })[0]?.facts).toEqual({ areas: [56] });
  });

  it('has one Bridge, and somewhere to land', () => {
    const none = areas(({ kind }) => (kind === 'bridge' ? { kind: undefined } : {}));
    const two = areas(({ number }) => (number === 14 ? { kind: 'bridge' } : {}));
    for (const [board, bridges] of [
      [none, 0],
      [two, 2],
    ] as const) {
      expect(checkEdition({ ...edition, ...board })).toEqual([
        expect.objectContaining({ code: 'edition/bridge', path: 'areas', facts: { bridges } }),
      ]);
    }
    expect(codesOf(areas(() => ({ kind: 'reactor' })))).toEqual(['edition/bridge', 'edition/no-landing']);
  });

  it('is drawn as rectangles of some size, wherever they lie', () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const drawn = (plan: unknown) => found(areas(({ number }) => (number === 14 ? { plan } : {})));
    const sound = [box, { ...box, x: -5, y: -0.5 }, { ...box, width: 0.1, height: 0.1 }, undefined];
    for (const plan of sound) expect(drawn(plan)).toEqual([]);
    const { x: _, ...narrow } = box;
    const wrong = [
      ...['x', 'y', 'width', 'height'].flatMap((name) =>
        [Number.NaN, Number.POSITIVE_INFINITY, '1'].map((value) => ({ ...box, [name]: value })),
      ),
      ...['width', 'height'].flatMap((name) => [0, -1].map((value) => ({ ...box, [name]: value }))),
      ...[null, 7, 'wide', {}, narrow],
    ];
    for (const plan of wrong) expect(drawn(plan)).toEqual([['edition/malformed', 'areas[0].plan']]);
  });
});
