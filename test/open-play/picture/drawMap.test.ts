import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  annihilation,
  BATTLE_SIZES,
  deathOrGlory,
  drawMap,
  holdAtAllCosts,
  musterArmy,
  reportFact,
  startBattle,
} from 'wargame-rules/open-play';
import { elementsOf, PLACES, RAID, raidBattle, textsOf } from './raid';

const army = (prefix: string) =>
  musterArmy(
    {
      name: 'Army',
      units: [
        {
          id: 'squad',
          name: 'Squad <1>',
          powerRating: 4,
          warlord: true,
          models: [{ id: 'm', name: 'Trooper & friend', count: 2, base: { shape: 'round', diameter: 1 } }],
        },
      ],
    },
    { prefix },
  );

describe('drawMap', () => {
  it('OP-ZONE-1: draws the three missions on every battlefield, well formed and the same each time', () => {
    for (const mission of [annihilation, holdAtAllCosts, deathOrGlory]) {
      for (const { battlefield } of BATTLE_SIZES) {
        const map = drawMap(mission, battlefield);
        expect(XMLValidator.validate(map)).toBe(true);
        expect(map).toContain(`>${mission.title}</title>`);
        expect(map).toContain(`A battlefield of ${battlefield.width} by ${battlefield.height} inches.`);
        expect(drawMap(mission, battlefield)).toBe(map);
      }
    }
  });

  it('needs no colours: black, white and patterns only', () => {
    const colours = drawMap(holdAtAllCosts, { width: 44, height: 30 }).match(/#[0-9a-f]{3,6}\b(?=")/g);
    expect(new Set(colours)).toEqual(new Set(['#000', '#fff']));
  });

  it('draws each model of a battle that still fights where it stands, and escapes what it is called', () => {
    const positions = [
      { model: 'a:m/1', at: { x: 3, y: 4 } },
      { model: 'a:m/2', at: { x: 5, y: 4 } },
    ];
    const battle = startBattle(
      annihilation,
      { attacker: { army: army('a:'), positions }, defender: { army: army('d:') } },
      scriptedDice([]),
    );
    const map = drawMap(annihilation, battle);
    expect(XMLValidator.validate(map)).toBe(true);
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(map);
    expect(parsed.svg.circle).toHaveLength(2);
    expect(map).toContain('cx="3" cy="26"');
    expect(map).toContain('Trooper &amp; friend (attacker)');
    const { state } = reportFact(
      annihilation,
      battle,
      { type: 'models-destroyed', models: ['a:m/1'] },
      scriptedDice([]),
    );
    expect(drawMap(annihilation, state)).not.toContain('cx="3" cy="26"');
  });

  it('draws places with their letters and reach, and tells them in words', () => {
    const places = [{ letter: 'S', name: 'Shrine "old"', at: { x: 22, y: 15 }, reach: 6 }];
    const map = drawMap(
      annihilation,
      { width: 44, height: 30 },
      { places, title: 'Shrine', idPrefix: 'one"><' },
    );
    expect(XMLValidator.validate(map)).toBe(true);
    expect(map).toContain('S: Shrine &quot;old&quot;');
    expect(map).toContain('Shrine &quot;old&quot; is at 22, 15.');
    expect(map).toContain('r="6"');
    expect(map).toContain('id="one-title"');
  });

  it('is this for a raid: the file next to this test, an element a line', () => {
    const map = drawMap(RAID, raidBattle());
    const expected = readFileSync(new URL('./raid.svg', import.meta.url), 'utf8');
    expect(map.replaceAll('><', '>\n<').split('\n')).toEqual(expected.trimEnd().split('\n'));
  });

  it('has a margin of 3" on all sides of the battlefield, and a line of 2.4" for each note below', () => {
    const field = { width: 60, height: 44 };
    const [svg, ...drawn] = elementsOf(drawMap(RAID, field, { places: PLACES }));
    expect(svg?.attributes).toMatchObject({ viewBox: '-3 -3 66 64.4', role: 'img' });
    expect(svg?.attributes['aria-labelledby']).toBe('raid-title raid-description');
    const outlines = drawn.filter(
      ({ name, attributes: { d } }) => name === 'path' && String(d).endsWith('Z'),
    );
    expect(outlines[0]?.attributes).toMatchObject({ d: 'M-3 -3h66v64.4h-66Z', fill: '#fff' });
    expect(outlines.at(-1)?.attributes).toMatchObject({ d: 'M0 0h60v44h-60Z', fill: 'none', stroke: '#000' });
    const notes = drawn.filter(({ name, attributes }) => name === 'text' && attributes.x === 0);
    expect(notes.map(({ attributes: { y } }) => y)).toEqual([47, 49.4, 51.8, 54.2, 56.6, 59]);
  });

  it('says in words how large the battlefield is, what each mark means, and where it lies', () => {
    const { title, desc, notes } = textsOf(drawMap(RAID, { width: 60, height: 44 }, { places: PLACES }));
    expect(title).toBe('Raid & Run');
    expect(notes).toEqual([
      "Striped: the Attacker's zone",
      "Dotted: the Defender's zone",
      'D: Depot',
      'X: Exit <east>',
      'P1: Post',
      'P2: Post',
    ]);
    expect(desc).toBe(
      [
        'A battlefield of 60 by 44 inches.',
        ...notes.map((note) => `${note}.`),
        'Depot is at 30, 33.',
        'Exit <east> is at 30, 0.',
        'Post is at 6, 4.5.',
        'Post is at 10.13, 40.',
      ].join(' '),
    );
  });

  it('says of a battle how many units of each side are on the battlefield', () => {
    const { desc, notes } = textsOf(drawMap(RAID, raidBattle()));
    const own = [
      "Black: the Attacker's models",
      "White: the Defender's models",
      'D: Depot',
      'X: Exit <east>',
    ];
    expect(notes.slice(2)).toEqual(own);
    const [before, after] = desc.split(' Units on it: 4 of the Attacker, 1 of the Defender. ');
    expect(before?.endsWith('X: Exit <east>.')).toBe(true);
    expect(after).toBe('Depot is at 22, 22.5. Exit <east> is at 22, 0.');
  });

  it('has no line of its own making that is longer than the smallest battlefield', () => {
    const { notes } = textsOf(drawMap(annihilation, raidBattle()));
    // Letters of 1.8", of which a wide font takes two thirds each.
    for (const note of notes) expect(note.length * 1.2).toBeLessThan(44);
  });

  it('stripes the zone of the Attacker and dots that of the Defender, with holes where others stand', () => {
    const drawn = elementsOf(drawMap(RAID, { width: 40, height: 40 }, { idPrefix: 'left' }));
    const ids = drawn.filter(({ name }) => name === 'pattern').map(({ attributes: { id } }) => id);
    expect(ids).toEqual(['left-attacker', 'left-defender']);
    const zones = drawn.filter(({ attributes }) => String(attributes.fill).startsWith('url'));
    expect(zones.map(({ attributes }) => attributes)).toMatchObject([
      {
        d: 'M0 40L40 40L40 0L0 0ZM6 34L34 34L34 6L6 6Z',
        fill: 'url(#left-attacker)',
        'fill-rule': 'evenodd',
        'stroke-dasharray': '1.2 0.6',
      },
      { d: 'M10 30L30 30L30 10L10 10Z', fill: 'url(#left-defender)', 'stroke-dasharray': '0.3 0.5' },
    ]);
  });

  it('draws a place as a ring of letters, its reach around it where it has one', () => {
    const rings = (reach?: number) => {
      const place = { letter: 'P', name: 'Post', at: { x: 9, y: 12 }, ...(reach !== undefined && { reach }) };
      const drawn = elementsOf(drawMap(annihilation, { width: 44, height: 30 }, { places: [place] }));
      const at = drawn.findIndex(({ name }) => name === 'g');
      return drawn.slice(at + 1).filter(({ attributes }) => attributes.x !== 0);
    };
    const [ring, letter] = rings();
    expect(rings()).toHaveLength(2);
    expect(ring).toMatchObject({ name: 'circle', attributes: { cx: 9, cy: 18, r: 1.3, fill: '#fff' } });
    expect(letter).toMatchObject({ name: 'text', attributes: { x: 9, y: 18.65, 'text-anchor': 'middle' } });
    const [around, ...more] = rings(4);
    expect(around).toMatchObject({ name: 'circle', attributes: { cx: 9, cy: 18, r: 4, fill: 'none' } });
    expect(more).toEqual(rings());
  });

  it('calls its ids after the mission, or `map` where nothing is left of a prefix', () => {
    const field = { width: 44, height: 30 };
    const id = (idPrefix?: string) =>
      elementsOf(drawMap(annihilation, field, idPrefix === undefined ? {} : { idPrefix }))[1]?.attributes.id;
    expect([id(), id('a b-c'), id('<>')]).toEqual(['annihilation-title', 'ab-c-title', 'map-title']);
  });

  it('holds no words outside of its titles, its description and its letters', () => {
    const field = { width: 44, height: 30 };
    for (const map of [
      drawMap(RAID, field),
      drawMap(RAID, field, { places: PLACES }),
      drawMap(RAID, raidBattle()),
    ]) {
      const silent = map.replaceAll(/<(title|desc|text)\b[^>]*>[^<]*<\/\1>/g, '');
      expect(silent).toMatch(/^(<[^>]+>)+$/);
    }
  });
});
