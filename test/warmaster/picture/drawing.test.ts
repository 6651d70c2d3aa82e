import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { boardSvg, type Edition, type Rectangle, type WarmasterView } from 'wargame-rules/warmaster';
import { specialEdition } from '../plainEdition';
import { special } from '../table';
import { boardOf, smallEdition, smallState } from './smallBoard';

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly stroke: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: true,
  isArray: (name) => name === 'g' || name === 'line',
});
const parsed = (edition: Edition, view: WarmasterView) => parser.parse(boardSvg(edition, view)).svg;
const small = (viewer: 'imperial' | 'traitor' | 'spectator') => special.view(smallState(), viewer);

/** The lines below the board. */
function captions(view: WarmasterView): readonly string[] {
  const found = [...boardSvg(smallEdition, view).matchAll(/<text [^>]*font-size="12">(.*?)<\/text>/g)];
  return found.map(([, text]) => text as string);
}

const box = (x: number, y: number, width: number, height: number): Rectangle => ({ x, y, width, height });

describe('a drawn board', () => {
  it('is this for a small ship: the file next to this test', () => {
    const expected = readFileSync(new URL('./small.svg', import.meta.url), 'utf8');
    expect(boardSvg(smallEdition, small('imperial'))).toBe(expected.trimEnd());
  });

  it('differs from one viewer to another only in counters that lie face down, and in who waits', () => {
    const lines = (viewer: 'imperial' | 'traitor') => boardSvg(smallEdition, small(viewer)).split('\n');
    const theirs = lines('imperial');
    const differing = lines('traitor').flatMap((line, index) => (line === theirs[index] ? [] : [line]));
    expect(differing).toEqual([
      '<title>14 Port &lt;Engines&gt;: Emperor 9/9, Sanguinius 7/6, Crew 1/2, Trap 0/1, face down</title>',
      '<text x="71" y="104.875" fill="#fff">Trap 0/1, face down</text>',
      '<title>21 Starboard Galleries: Horus 8/8, face down</title>',
      '<text x="183" y="149.25" fill="#fff" textLength="102" lengthAdjust="spacingAndGlyphs">Horus 8/8, face down</text>',
      '<text x="64" y="222" font-size="12">To be teleported: 2 imperial units; Magnus.</text>',
    ]);
  });

  it('has a margin of 10 around it, and a line of 16 for each caption below', () => {
    const edition = boardOf(box(-2, 3, 4, 1), box(2, 0, 1, 2));
    const { viewBox, rect } = parsed(edition, small('imperial'));
    expect(viewBox).toBe('-138 -10 340 324');
    expect(rect).toMatchObject({ x: -138, y: -10, width: 340, height: 324 });
    const outcome = { winners: [], reasons: [{ message: 'both are dead' }] };
    expect(parsed(edition, { ...small('imperial'), outcome }).viewBox).toBe('-138 -10 340 340');
  });

  it('has five rows where the areas have no plan, as their numbers say, with a gap between them', () => {
    const areas = specialEdition.areas.map(({ plan: _, ...area }) => area);
    const { g: drawn } = parsed({ ...specialEdition, areas }, small('imperial'));
    const placed = areas.map(({ number }, index) => {
      const { x, y, width, height } = [drawn[index].rect].flat()[0];
      return [number, x / 64, y / 64, width / 64, height / 64];
    });
    expect(placed).toHaveLength(27);
    for (const worked of [
      [14, 9, 0, 2, 2],
      [16, 15, 0, 2, 2],
      [21, 0, 3, 2, 2],
      [35, 12, 6, 2, 2],
      [56, 15, 12, 2, 2],
    ]) {
      expect(placed).toContainEqual(worked);
    }
  });
});

describe('the way between two areas', () => {
  const way = (one: Rectangle, other: Rectangle) => {
    const lines = parsed(boardOf(one, other), small('imperial')).line as readonly Line[];
    expect(lines).toHaveLength(1);
    const [{ x1, y1, x2, y2, stroke }] = lines as readonly [Line];
    return { at: [x1 / 64, y1 / 64, x2 / 64, y2 / 64], isDoor: stroke === '#fff' };
  };
  const hall = box(2, 4, 4, 2);

  it('is a door of half a unit in the middle of the wall that they share', () => {
    expect(way(hall, box(6, 3, 2, 2))).toEqual({ at: [6, 4.25, 6, 4.75], isDoor: true });
    expect(way(box(6, 3, 2, 2), hall)).toEqual({ at: [6, 4.25, 6, 4.75], isDoor: true });
    expect(way(hall, box(3, 6, 1, 1))).toEqual({ at: [3.25, 6, 3.75, 6], isDoor: true });
    expect(way(hall, box(0, 2, 8, 2))).toEqual({ at: [3.75, 4, 4.25, 4], isDoor: true });
  });

  it('is a door as long as the wall where that is shorter', () => {
    expect(way(hall, box(6, 5.75, 2, 2))).toEqual({ at: [6, 5.75, 6, 6], isDoor: true });
    expect(way(hall, box(5.875, 6, 2, 2))).toEqual({ at: [5.875, 6, 6, 6], isDoor: true });
  });

  it('is a line from middle to middle where they touch nowhere, or in a corner only', () => {
    for (const [other, middle] of [
      [box(6, 6, 2, 4), [7, 8]],
      [box(8, 4, 2, 2), [9, 5]],
      [box(3, 8, 1, 4), [3.5, 10]],
      [box(8, 8, 2, 2), [9, 9]],
      [box(6, 8, 2, 2), [7, 9]],
      [box(8, 6, 2, 2), [9, 7]],
    ] as const) {
      expect(way(hall, other)).toEqual({ at: [4, 5, ...middle], isDoor: false });
    }
  });

  it('is not drawn where areas touch but are not next to each other', () => {
    const { areas, ...edition } = boardOf(hall, box(6, 4, 2, 2));
    const walled = areas.map((area) => ({ ...area, neighbours: [] }));
    expect(parsed({ ...edition, areas: walled }, small('imperial')).line).toBeUndefined();
  });
});

describe('the lines below the board', () => {
  it('name nobody where nobody controls the Bridge, waits, is dead', () => {
    const state = smallState({ bridge: null, parties: [], tallies: [] });
    const units = state.units.map((unit) =>
      unit.at === 'destroyed' ? { ...unit, at: 'reserve' as const } : unit,
    );
    expect(captions(special.view({ ...state, units }, 'spectator'))).toEqual([
      'Bridge: nobody. In the cup: 1.',
      'To be teleported: nobody.',
      'Destroyed: nobody.',
    ]);
  });

  it('end with who won, and why', () => {
    const reasons = [{ message: 'Horus is dead' }, { message: 'the Emperor is dead' }];
    const last = (winners: readonly ('imperial' | 'traitor')[]) =>
      captions({ ...small('imperial'), outcome: { winners, reasons } }).slice(3);
    expect(last(['imperial'])).toEqual(['imperial won: Horus is dead, the Emperor is dead.']);
    expect(last(['imperial', 'traitor'])).toEqual([
      'imperial, traitor won: Horus is dead, the Emperor is dead.',
    ]);
    expect(last([])).toEqual(['nobody won: Horus is dead, the Emperor is dead.']);
  });

  it('call a unit that the edition does not have by its id', () => {
    const view = small('imperial');
    const parties = view.parties.map((party) => ({ ...party, units: ['stranger'] }));
    expect(captions({ ...view, parties })[1]).toBe('To be teleported: stranger; stranger.');
  });
});
