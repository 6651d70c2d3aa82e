import { describe, expect, it } from 'vitest';
import { drawBattlefield, type Moon, PLANET_SIZES, planetFigures } from 'wargame-rules/battlefleet-gothic';
import { EMPTY, elementsOf, OUTPOST, textsOf } from './outpost';

describe('the fields of a plan', () => {
  it('lie where they are, with y turned over, their length along the sunward edge', () => {
    const placed = (sunward: 'left' | 'bottom') =>
      elementsOf(drawBattlefield({ ...EMPTY, fields: OUTPOST.fields, sunward }))
        .filter(({ attributes: { fill } }) => String(fill).startsWith('url'))
        .map(({ attributes: { x, y, width, height, fill } }) => [fill, x, y, width, height]);
    expect(placed('left')).toEqual([
      ['url(#battlefield-asteroid-field)', 95, 92.5, 10, 15],
      ['url(#battlefield-gas-cloud)', 86, 20, 8, 30],
    ]);
    expect(placed('bottom')).toEqual([
      ['url(#battlefield-asteroid-field)', 92.5, 95, 15, 10],
      ['url(#battlefield-gas-cloud)', 75, 31, 30, 8],
    ]);
  });

  it('bear their letter and their id in the middle', () => {
    const drawn = elementsOf(drawBattlefield(OUTPOST)).filter(({ text }) => text.endsWith('-1'));
    expect(drawn.map(({ text, attributes: { x, y } }) => [text, x, y])).toEqual([
      ['A B1-1', 100, 100],
      ['G B2-1', 90, 35],
    ]);
  });
});

describe('the planet of a plan', () => {
  const planet = {
    size: 'medium',
    diameter: 20,
    square: null,
    at: { x: 70, y: 40 },
    rings: [
      { kind: 'gas-cloud', distance: 5, width: 4 },
      { kind: 'asteroid-field', distance: 30, width: 1 },
    ],
    moons: [],
  } as const;
  const circles = (body: typeof OUTPOST.planet) =>
    elementsOf(drawBattlefield({ ...EMPTY, planet: body }))
      .filter(({ name, attributes: { cx } }) => name === 'circle' && Number(cx) > 4)
      .map(({ attributes }) => attributes);

  it('has its gravity well, its rings and itself about one centre, the well dashed', () => {
    const drawn = circles(planet);
    expect(drawn.map(({ cx, cy, r }) => [cx, cy, r])).toEqual([
      [70, 80, 25],
      [70, 80, 17],
      [70, 80, 40.5],
      [70, 80, 10],
    ]);
    expect(drawn.map((circle) => 'stroke-dasharray' in circle)).toEqual([true, false, false, false]);
    for (const size of PLANET_SIZES) {
      expect(circles({ ...planet, size })[0]?.r).toBe(10 + planetFigures(size).gravityWell);
    }
  });

  it('has each ring as wide as it is, in the pattern of its kind', () => {
    expect(circles(planet).map((circle) => [circle.stroke, circle['stroke-width']])).toEqual([
      ['#000', 0.6],
      ['url(#battlefield-gas-cloud)', 4],
      ['url(#battlefield-asteroid-field)', 1],
      ['#000', 1.2],
    ]);
  });

  it('is written on with its size', () => {
    const drawn = elementsOf(drawBattlefield({ ...EMPTY, planet }));
    expect(drawn.find(({ text }) => text === 'P medium')?.attributes).toMatchObject({ x: 70, y: 80 });
  });

  it('has the moons that are on the table, edges included, and no others', () => {
    const moon = (x: number, y: number): Moon => ({ distance: 20, hour: 12, at: { x, y } });
    const on = [moon(0, 50), moon(120, 50), moon(60, 0), moon(60, 120), moon(30, 90)];
    const off = [moon(-0.1, 50), moon(120.1, 50), moon(60, -0.1), moon(60, 120.1)];
    const drawn = (moons: readonly Moon[]) => drawBattlefield({ ...EMPTY, planet: { ...planet, moons } });
    const marks = elementsOf(drawn([...off, ...on])).filter(({ text }) => text === 'M');
    const discs = elementsOf(drawn([...off, ...on])).filter(({ attributes }) => attributes.r === 2.5);
    const places = [
      [0, 70],
      [120, 70],
      [60, 120],
      [60, 0],
      [30, 30],
    ];
    expect(marks.map(({ attributes: { x, y } }) => [x, y])).toEqual(places);
    expect(discs.map(({ attributes: { cx, cy } }) => [cx, cy])).toEqual(places);
    expect(textsOf(drawn(off)).filter((text) => text.startsWith('M'))).toEqual([]);
    expect(textsOf(drawn(on))).toContain('M: moon');
  });

  it('is nothing at all where there is none', () => {
    expect(circles(null)).toEqual([]);
    expect(drawBattlefield(EMPTY)).not.toContain('clip');
    expect(elementsOf(drawBattlefield(EMPTY))[0]).toMatchObject({ name: 'svg', text: '' });
  });
});
