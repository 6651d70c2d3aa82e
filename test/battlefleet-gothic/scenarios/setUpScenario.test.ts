import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  allBattlezones,
  type DeploymentZone,
  defineScenario,
  exterminatus,
  type ScenarioSetUp,
  type ScenarioTypes,
  setUpScenario,
  surpriseAttack,
} from 'wargame-rules/battlefleet-gothic';
import { riggedDice } from './arbitraries';
import { sampleOf } from './samples';

/** A scenario set up, with these faces for these rolls. */
function setUp(
  id: string,
  change: object = {},
  faces: { readonly [label: string]: number } = {},
): ScenarioSetUp<ScenarioTypes> {
  const { scenario, facts } = sampleOf(id, change);
  return setUpScenario(scenario, facts, riggedDice(faces));
}

/** A zone in a line: whose, its name, from where to where; then its heading, its units, its provenance. */
function shown({ side, name, zone, heading, units, provenance }: DeploymentZone): string {
  const [from, , to] = zone.pieces[0]?.corners ?? [];
  const place = `${side} "${name}" ${from?.x},${from?.y} to ${to?.x},${to?.y}`;
  return [place, heading, units?.join('+'), provenance].filter((part) => part !== undefined).join(' ');
}

/** The same of all zones of a scenario. */
function zonesOf(...given: Parameters<typeof setUp>): readonly string[] {
  return setUp(...given).zones.map(shown);
}

const thirds = {
  'Third of the table: eagle': 1,
  'Third of the table: hawk': 2,
  'Third of the table: swifts': 5,
};
const whole = '30,30 to 210,120';

describe('where the sides set up', () => {
  it.each([
    [
      'cruiser-clash',
      { 'Zone of the first side': 3 },
      [
        'first "Zone A" 75,105 to 165,150 180 reconstruction',
        'second "Zone B" 75,0 to 165,45 0 reconstruction',
      ],
    ],
    ['the-bait', {}, ['pursuers "Pursuers" 180,0 to 240,150']],
    ['the-raiders', {}, [`defender "Defender" ${whole}`]],
    ['surprise-attack', {}, [`defender "On full alert" ${whole}`]],
    [
      'blockade-run',
      thirds,
      [
        'runner "Runner" 225,0 to 240,150',
        'blockader "upper third" 0,100 to 180,150 eagle+hawk reconstruction',
        'blockader "lower third" 0,0 to 180,50 swifts reconstruction',
      ],
    ],
    ['convoy', {}, [`attackers "Contact markers" ${whole}`]],
    ['planetary-assault', {}, [`defender "Defender" ${whole}`, 'attacker "Attacker" 225,0 to 240,150']],
    ['escalating-engagement', {}, [`first "First markers" ${whole}`, `second "Second markers" ${whole}`]],
    ['exterminatus', {}, [`defender "Defender" ${whole}`, 'attacker "Attacker" 225,0 to 240,150']],
    ['fleet-engagement', {}, []],
  ] as const)('BG-FORMAT-1: %s draws every zone on a table of 240 by 150 cm', (id, faces, zones) => {
    expect(zonesOf(id, {}, faces)).toEqual(zones);
  });

  it.each([
    [150, 45],
    [120, 30],
    [80, 10],
    [61, 0.5],
    [60, 15],
    [40, 10],
  ])(
    'leaves 60 cm between the zones of Cruiser Clash, or half of a table up to 60 cm high: %d cm',
    (height, depth) => {
      expect(
        zonesOf('cruiser-clash', { table: { width: 150, height } }, { 'Zone of the first side': 4 }),
      ).toEqual([
        `first "Zone B" 30,0 to 120,${depth} 0 reconstruction`,
        `second "Zone A" 30,${height - depth} to 120,${height} 180 reconstruction`,
      ]);
      const [narrow] = zonesOf(
        'cruiser-clash',
        { table: { width: 80, height: 80 } },
        { 'Zone of the first side': 1 },
      );
      expect(narrow).toBe('first "Zone A" 0,70 to 80,80 180 reconstruction');
    },
  );

  it('leaves pursuers no zone on a table that has nothing 60 cm behind its centre', () => {
    const at = (width: number, edge: string) =>
      zonesOf('the-bait', { table: { width, height: 90 }, choices: { edge } });
    expect(at(122, 'right')).toEqual(['pursuers "Pursuers" 0,0 to 1,90']);
    expect(at(122, 'left')).toEqual(['pursuers "Pursuers" 121,0 to 122,90']);
    expect(at(120, 'right')).toEqual([]);
    expect(at(100, 'left')).toEqual([]);
  });

  it("keeps blockaders 60 cm from the runner's edge wherever the table is longer", () => {
    const at = (width: number, runnerEdge: string) =>
      zonesOf('blockade-run', { table: { width, height: 60 }, choices: { runnerEdge } }, thirds)[1];
    expect(at(61, 'left')).toBe('blockader "upper third" 60,40 to 61,60 eagle+hawk reconstruction');
    expect(at(61, 'right')).toBe('blockader "upper third" 0,40 to 1,60 eagle+hawk reconstruction');
    expect(at(60, 'left')).toBe('blockader "upper third" 0,40 to 60,60 eagle+hawk reconstruction');
    const short = { table: { width: 45, height: 45 }, choices: { runnerEdge: 'right' } };
    expect(zonesOf('blockade-run', short, { ...thirds, 'Third of the table: hawk': 3 })).toEqual([
      'runner "Runner" 30,0 to 45,45',
      'blockader "upper third" 0,30 to 45,45 eagle reconstruction',
      'blockader "middle third" 0,15 to 45,30 hawk reconstruction',
      'blockader "lower third" 0,0 to 45,15 swifts reconstruction',
    ]);
  });

  it.each([
    [119, 225],
    [120, 225],
    [121, 0],
  ])('has the attacker at the short edge farthest from a planet at %i cm: from %i cm on', (x, from) => {
    const [, attacker] = zonesOf('exterminatus', { planetAt: { x, y: 60 } });
    expect(attacker).toBe(`attacker "Attacker" ${from},0 to ${from + 15},150`);
  });

  it('has the attacker at the right edge in a variant that asks for no planet', () => {
    const variant = defineScenario({ ...exterminatus, battlezone: allBattlezones('As the players agree.') });
    const { facts } = sampleOf('exterminatus');
    const lowDice = { roll: (_: number, label?: string) => (label === 'First turn: attacker' ? 2 : 1) };
    for (const battlezone of ['none', 'outer-reaches'] as const) {
      const given = { ...facts, battlezone } as never;
      const { battlefield, zones } = setUpScenario(variant, given, lowDice);
      expect(battlefield?.planet ?? null).toBeNull();
      expect(zones.map(shown)).toEqual([
        `defender "Defender" ${whole}`,
        'attacker "Attacker" 225,0 to 240,150',
      ]);
    }
  });
});

describe('what a set-up rolls', () => {
  it.each([
    [1, 'A', 'B'],
    [3, 'A', 'B'],
    [4, 'B', 'A'],
    [6, 'B', 'A'],
  ])('Cruiser Clash: a %i puts the first side into zone %s', (zoneRoll, first, second) => {
    const { rolls } = setUp('cruiser-clash', {}, { 'Zone of the first side': zoneRoll });
    expect(rolls).toMatchObject({ zoneRoll, zones: { first, second } });
  });

  it.each([
    [2, 5, 'first'],
    [5, 2, 'second'],
  ])('a %i against a %i has the %s side place first', (first, second, placesFirst) => {
    const faces = { 'Who sets up first: first': first, 'Who sets up first: second': second };
    const order = { placesFirst, dice: [first, second] };
    expect(setUp('cruiser-clash', {}, faces).rolls).toMatchObject(order);
    expect(setUp('escalating-engagement', {}, faces).rolls).toMatchObject(order);
    expect(setUp('fleet-engagement', {}, faces).rolls).toMatchObject({ order });
  });

  it('Escalating Engagement: each side rolls for the division with which it begins', () => {
    for (const face of [1, 2, 3, 4, 5]) {
      const faces = { 'First division: first': face, 'First division: second': 6 - face };
      const starting = { first: face - 1, second: 5 - face };
      expect(setUp('escalating-engagement', {}, faces).rolls).toMatchObject({ starting });
    }
  });
});

describe('celestial phenomena of a set-up', () => {
  it('BG-FORMAT-1: there are none where the players agree so', () => {
    expect(setUp('fleet-engagement', { battlezone: 'none' })).toMatchObject({
      battlezoneRoll: null,
      planetRoll: null,
      battlefield: null,
    });
  });

  it('BG-FORMAT-1: rolls the battlezone only where the players leave it to the dice', () => {
    const agreed = setUp('convoy', { battlezone: 'deep-space' }, { Battlezone: 1 });
    expect(agreed.battlezoneRoll).toBeNull();
    expect(agreed.battlefield?.zone).toBe('deep-space');
    const rolled = setUp('the-bait', {}, { Battlezone: 3 });
    expect([rolled.battlezoneRoll, rolled.battlefield?.zone]).toEqual([3, 'outer-reaches']);
    expect(rolled.planetRoll).toBeNull();
  });

  it.each([
    ['exterminatus', 240, 120],
    ['exterminatus', 300, 150],
    ['exterminatus', 301, 150],
    ['exterminatus', 400, 150],
    ['surprise-attack', 400, 200],
  ])(
    '%s: on a table of %i cm an unplaced planet is %i cm from the left edge, at half the height',
    (id, width, x) => {
      const { battlefield } = setUp(id, { table: { width, height: 150 } });
      expect(battlefield?.planet?.at).toEqual({ x, y: 75 });
    },
  );

  it.each([
    [undefined, 3, 0],
    [undefined, 4, 1],
    [4, 4, 1],
    [5, 4, 0],
    [5, 5, 1],
  ] as const)('a large planet ringed on %s or more has, on a %i, %i ring', (ringsOn, face, count) => {
    const faces = { 'Size of the planet': 6, 'Planet: rings': face, 'Planet: number of rings': 1 };
    const { battlefield, planetRoll } = setUp('planetary-assault', ringsOn ? { ringsOn } : {}, faces);
    expect(planetRoll).toBe(6);
    expect(battlefield?.planet?.size).toBe('large');
    expect(battlefield?.planet?.rings).toHaveLength(count);
  });

  it('takes a planet for small that an unchecked definition does not size', () => {
    const { facts } = sampleOf('surprise-attack');
    const planet = { place: 'centre', sizeTable: null } as const;
    const unsized = { ...surpriseAttack, battlezone: { ...surpriseAttack.battlezone, planet } };
    expect(setUpScenario(unsized, facts as never, seededDice(2)).battlefield?.planet?.size).toBe('small');
  });
});
