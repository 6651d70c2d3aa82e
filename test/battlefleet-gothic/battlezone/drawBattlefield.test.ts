import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { rectangleZone, scriptedDice, seededDice } from 'wargame-rules';
import { drawBattlefield, type Field, generateBattlefield } from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { battlefieldFacts } from '../scenarios/arbitraries';
import { EMPTY, elementsOf, OUTPOST, textsOf } from './drawing/outpost';

const table = { width: 180, height: 120 };

describe('the plan of a battlefield', () => {
  it('is well-formed, the same every time, and names everything in words', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const battlefield = deepFreeze(generateBattlefield(facts, seededDice(seed)));
        const plan = drawBattlefield(battlefield);
        expect(XMLValidator.validate(plan)).toBe(true);
        expect(drawBattlefield(battlefield)).toBe(plan);
        const { svg } = new XMLParser({ ignoreAttributes: false }).parse(plan);
        expect(svg['@_role']).toBe('img');
        expect(svg['@_aria-labelledby']).toBe(`${svg.title['@_id']} ${svg.desc['@_id']}`);
        const words: string = svg.desc['#text'];
        for (const { id, kind } of battlefield.fields) {
          expect(words).toContain(`${id}: `);
          expect(plan).toContain(`fill="url(#battlefield-${kind})"`);
        }
        expect(words).toContain(`beyond the ${battlefield.sunward} edge`);
        expect(words.includes('planet')).toBe(battlefield.planet !== null);
        expect(plan).not.toMatch(/NaN|Infinity|undefined|-0[" ]/);
      }),
      { numRuns: 25 },
    );
  });

  it('uses no colour: only black, white and grey', () => {
    fc.assert(
      fc.property(battlefieldFacts, fc.integer(), (facts, seed) => {
        const plan = drawBattlefield(generateBattlefield(facts, seededDice(seed)));
        const colours = [...plan.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
        for (const colour of colours)
          expect(colour).toMatch(/^(#000|#fff|#777|none|url\(#battlefield-[a-z-]+\))$/);
      }),
      { numRuns: 10 },
    );
  });

  it('escapes every text that comes in, and leaves out what XML can not hold', () => {
    const battlefield = generateBattlefield({ zone: 'deep-space', table }, seededDice(3));
    const zone = rectangleZone({ x: 0, y: 0, width: 10, height: 10 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plan = drawBattlefield(battlefield, {
          title: text,
          zones: [{ name: text, zone }],
          idPrefix: text,
        });
        expect(XMLValidator.validate(plan)).toBe(true);
        expect(plan).not.toContain('<script');
      }),
      { numRuns: 40 },
    );
    const plan = drawBattlefield(battlefield, { title: `<script>"&'\u0000\ud800` });
    expect(plan).toContain('<title id="battlefield-title">&lt;script&gt;&quot;&amp;&#39;</title>');
  });

  it('draws zones, and puts a prefix before every id', () => {
    const battlefield = generateBattlefield({ zone: 'outer-reaches', table }, seededDice(3));
    const around = {
      ...rectangleZone({ x: 10, y: 0, width: 40, height: 20 }),
      holes: rectangleZone({ x: 20, y: 5, width: 5, height: 5 }).pieces,
    };
    const plan = drawBattlefield(battlefield, {
      zones: [{ name: 'Runner', zone: around }],
      idPrefix: 'left-page',
    });
    expect(plan).toContain('>Runner</text>');
    expect(plan).toContain('M10 120L50 120L50 100L10 100ZM20 115');
    const ids = [...plan.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.every((id) => id?.startsWith('left-page-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is this for an outpost: the file next to this test, an element a line', () => {
    const zone = rectangleZone({ x: 20, y: 90, width: 60, height: 20 });
    const plan = drawBattlefield(OUTPOST, {
      title: 'Outpost',
      zones: [{ name: 'Attacker', zone }],
      idPrefix: 'plan',
    });
    const expected = readFileSync(new URL('./outpost.svg', import.meta.url), 'utf8');
    expect(plan.replaceAll('><', '>\n<').split('\n')).toEqual(expected.trimEnd().split('\n'));
  });

  it('has a margin of 8 cm on all sides of the table, and a line of 6 cm for each note below', () => {
    const [svg, ...drawn] = elementsOf(drawBattlefield({ ...OUTPOST, table: { width: 150, height: 70 } }));
    expect(svg?.attributes.viewBox).toBe('-8 -8 166 128');
    const outlines = drawn.filter(({ name, attributes: { fill } }) => name === 'path' && fill === '#fff');
    expect(outlines.map(({ attributes: { d } }) => d).slice(-2)).toEqual([
      'M-8 -8H158V120H-8Z',
      'M0 0H150V70H0Z',
    ]);
    const notes = drawn.filter(({ attributes }) => attributes['text-anchor'] === 'start');
    expect(notes.map(({ attributes: { x, y } }) => [x, y])).toEqual(
      Array.from({ length: 7 }, (_, index) => [0, 78 + 6 * index]),
    );
  });

  it('explains the letters of what is on it, and no others', () => {
    const planet = { ...OUTPOST.planet, rings: [], moons: [] } as unknown as NonNullable<
      typeof OUTPOST.planet
    >;
    const notes = (battlefield: typeof OUTPOST) =>
      textsOf(drawBattlefield({ ...battlefield, table: { width: 50, height: 50 } }));
    const star = 'Rays: the star, beyond the left edge';
    expect(notes(EMPTY)).toEqual([star]);
    const [asteroids, cloud] = OUTPOST.fields as readonly [Field, Field];
    const rift = { ...cloud, kind: 'warp-rift', id: 'B2-2' } as const;
    expect(notes({ ...EMPTY, fields: [rift, asteroids, cloud] }).slice(3)).toEqual([
      star,
      'G: gas or dust cloud',
      'A: asteroid field',
      'W: warp rift',
    ]);
    expect(notes({ ...EMPTY, planet })).toEqual(['P large', star, 'P: planet, dashes: its gravity well']);
    const ringed = { ...planet, rings: [{ kind: 'asteroid-field', distance: 5, width: 4 }] } as const;
    expect(notes({ ...EMPTY, planet: ringed }).slice(1)).toEqual([
      star,
      'A: asteroid field',
      'P: planet, dashes: its gravity well',
    ]);
  });

  it('cuts off at the edges of the table what reaches beyond them', () => {
    const drawn = elementsOf(drawBattlefield({ ...OUTPOST, table: { width: 150, height: 70 } }));
    const place = drawn.findIndex(({ name }) => name === 'clipPath');
    expect(drawn.slice(place, place + 3).map(({ name, attributes }) => ({ name, ...attributes }))).toEqual([
      { name: 'clipPath', id: 'battlefield-table' },
      { name: 'path', d: 'M0 0H150V70H0Z' },
      { name: 'g', 'clip-path': 'url(#battlefield-table)' },
    ]);
  });

  it('keeps of a prefix the letters, digits and hyphens', () => {
    const plan = drawBattlefield(EMPTY, { idPrefix: 'left page, no. 1!' });
    expect(plan).toContain('<title id="leftpageno1-title">');
  });

  it('says so when there is nothing', () => {
    const empty = generateBattlefield(
      { zone: 'deep-space', table: { width: 60, height: 60 } },
      scriptedDice([1, 1]),
    );
    expect(drawBattlefield(empty)).toContain('There is nothing on the table.');
    expect(() => drawBattlefield({ ...empty, table: { width: 10, height: 20 } })).toThrow(/table\.width/);
  });
});
