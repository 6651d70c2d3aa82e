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
});
