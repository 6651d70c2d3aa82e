import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { boardSvg, defineEdition, warmasterGame } from 'wargame-rules/warmaster';
import { specialEdition } from '../plainEdition';
import { noDice, special, table } from '../table';

const state = table(
  'imperial-combat',
  { emperor: 35, 'crew-1': 35, horus: [34, 'down'], angron: 'cup' },
  { destroyedAreas: [42], bridge: null, tallies: [{ name: 'laser-hits', count: 2 }] },
);
const titles = (picture: string): readonly string[] =>
  [...picture.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title ?? '');

describe('boardSvg', () => {
  it('draws every area with what the viewer sees in it', () => {
    const picture = boardSvg(specialEdition, special.view(state, 'imperial'));
    expect(XMLValidator.validate(picture)).toBe(true);
    const named = titles(picture);
    expect(named[0]).toBe('Plain: turn 3, imperial combat');
    expect(named).toHaveLength(28);
    expect(named).toContain('35 Assembly Hall: Emperor 9/9, Crew 1/2');
    expect(named).toContain('34 Armoury: face down');
    expect(named).toContain('42 Bridge: destroyed');
    expect(named).toContain('14 Port Engines: empty');
    expect(picture).toContain('Bridge: nobody. In the cup: 1. laser hits: 2.');
  });

  it('C74: shows nothing that the viewer does not see', () => {
    for (const viewer of ['imperial', 'spectator'] as const) {
      expect(boardSvg(specialEdition, special.view(state, viewer))).not.toMatch(/horus|angron/i);
    }
    const own = titles(boardSvg(specialEdition, special.view(state, 'traitor')));
    expect(own).toContain('34 Armoury: Horus 8/8, face down');
  });

  it('needs no colours', () => {
    const picture = boardSvg(specialEdition, special.view(state, 'spectator'));
    const colours = new Set(picture.match(/#[0-9a-f]{3,6}\b/g));
    expect([...colours].sort()).toEqual(['#000', '#777', '#fff']);
  });

  it('keeps what is drawn within the picture, and the counters within their areas', () => {
    const crowd = table(
      'imperial-movement',
      Object.fromEntries(specialEdition.counters.slice(0, 12).map(({ id }) => [id, 56])),
    );
    const picture = boardSvg(specialEdition, special.view(crowd, 'traitor'));
    const parsed = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      parseAttributeValue: true,
    }).parse(picture);
    const areas = parsed.svg.g as { rect: { x: number; y: number; width: number; height: number }[] }[];
    for (const { rect } of areas) {
      const [area, ...counters] = [rect].flat();
      for (const { y, height } of counters) {
        expect(y).toBeGreaterThanOrEqual(area?.y ?? 0);
        expect(y + height).toBeLessThanOrEqual((area?.y ?? 0) + (area?.height ?? 0));
      }
    }
  });

  it('escapes the names of an edition', () => {
    const odd = defineEdition({
      ...specialEdition,
      title: '<script>"&\'',
      areas: specialEdition.areas.map((area) => ({ ...area, name: `<b>${area.name}&` })),
    });
    const picture = boardSvg(odd, warmasterGame(odd).view(state, 'imperial'));
    expect(XMLValidator.validate(picture)).toBe(true);
    expect(picture).not.toMatch(/<script|<b>/);
    expect(titles(picture)[0]).toBe('&lt;script&gt;&quot;&amp;&#39;: turn 3, imperial combat');
  });

  it('draws a board without a plan in five rows, with a line for each way', () => {
    const unplanned = defineEdition({
      ...specialEdition,
      areas: specialEdition.areas.map(({ plan: _, ...area }) => area),
    });
    const picture = boardSvg(unplanned, warmasterGame(unplanned).view(state, 'imperial'));
    expect(XMLValidator.validate(picture)).toBe(true);
    const ways = specialEdition.areas.flatMap(({ neighbours }) => neighbours).length / 2;
    expect(picture.match(/<line /g)).toHaveLength(ways);
  });

  it('says how the game ended, and who waits or is dead', () => {
    const start = special.start({ edition: 'special', version: 1 }, noDice);
    expect(boardSvg(specialEdition, special.view(start, 'spectator'))).toContain('Destroyed: nobody.');
    const over = {
      ...state,
      outcome: { winners: ['imperial' as const], reasons: [{ message: 'Horus is dead' }] },
    };
    expect(boardSvg(specialEdition, special.view(over, 'spectator'))).toContain(
      'imperial won: Horus is dead.',
    );
    const party = { side: 'imperial' as const, units: ['sanguinius'], turn: 1, mustGo: true, shown: false };
    const waiting = { ...state, parties: [party] };
    expect(boardSvg(specialEdition, special.view(waiting, 'traitor'))).toContain(
      'To be teleported: 1 imperial units.',
    );
    expect(boardSvg(specialEdition, special.view(waiting, 'imperial'))).toContain(
      'To be teleported: Sanguinius.',
    );
  });
});
