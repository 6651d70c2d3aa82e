import { describe, expect, it } from 'vitest';
import { rectangleZone } from 'wargame-rules';
import { drawBattlefield, TABLE_EDGES, type TableEdge } from 'wargame-rules/battlefleet-gothic';
import { EMPTY, elementsOf } from './outpost';

const plan = (table = EMPTY.table, sunward: TableEdge = 'top') =>
  elementsOf(drawBattlefield({ ...EMPTY, table, sunward }));

describe('the squares of a plan', () => {
  it('lie from the bottom left corner, each with its name there, and leave a strip out', () => {
    const drawn = plan({ width: 130, height: 125 });
    const squares = drawn.filter(({ name }) => name === 'rect').map(({ attributes }) => attributes);
    expect(squares.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [0, 65, 60, 60],
      [0, 5, 60, 60],
      [60, 65, 60, 60],
      [60, 5, 60, 60],
    ]);
    const names = drawn.filter(({ text }) => /^[A-Z]\d$/.test(text));
    expect(names.map(({ text, attributes: { x, y } }) => [text, x, y])).toEqual([
      ['A1', 3, 122],
      ['A2', 3, 62],
      ['B1', 63, 122],
      ['B2', 63, 62],
    ]);
  });
});

describe('the rays of the star', () => {
  it('stand on their edge, one to 10 cm and evenly spread, and point at the table', () => {
    const table = { width: 65, height: 24 };
    const rays = (sunward: TableEdge) => {
      const paths = plan(table, sunward).filter(({ name }) => name === 'path');
      return paths.at(-1)?.attributes.d?.split('M').slice(1) ?? [];
    };
    expect(TABLE_EDGES.map((edge) => [edge, rays(edge).length])).toEqual([
      ['left', 2],
      ['top', 6],
      ['bottom', 6],
      ['right', 2],
    ]);
    expect(rays('left')).toEqual(['-4 4L-4 8L0 6Z', '-4 16L-4 20L0 18Z']);
    expect(rays('right')).toEqual(['69 4L69 8L65 6Z', '69 16L69 20L65 18Z']);
    expect(rays('top').slice(0, 2)).toEqual(['3.42 -4L7.42 -4L5.42 0Z', '14.25 -4L18.25 -4L16.25 0Z']);
    expect(rays('top').at(-1)).toBe('57.58 -4L61.58 -4L59.58 0Z');
    expect(rays('bottom')[0]).toBe('3.42 28L7.42 28L5.42 24Z');
  });
});

describe('the zones of a plan', () => {
  it('are outlined, and named in the middle under the upper edge of each piece', () => {
    const one = rectangleZone({ x: 10, y: 0, width: 40, height: 20 });
    const other = rectangleZone({ x: 80, y: 50, width: 30, height: 70 });
    const zone = { pieces: [...one.pieces, ...other.pieces] };
    const drawn = elementsOf(drawBattlefield(EMPTY, { zones: [{ name: 'Runner', zone }] }));
    expect(drawn.filter(({ attributes }) => attributes['stroke-dasharray'] === '6 2 1 2')).toEqual([
      {
        name: 'path',
        text: '',
        attributes: {
          d: 'M10 120L50 120L50 100L10 100ZM80 70L110 70L110 0L80 0Z',
          fill: 'none',
          stroke: '#000',
          'stroke-width': 0.8,
          'stroke-dasharray': '6 2 1 2',
        },
      },
    ]);
    const names = drawn.filter(({ text }) => text === 'Runner').map(({ attributes }) => attributes);
    expect(names.map(({ x, y }) => [x, y])).toEqual([
      [30, 104],
      [95, 4],
    ]);
    expect(names.every((name) => name['font-style'] === 'italic')).toBe(true);
  });
});
