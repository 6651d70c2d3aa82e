import { describe, expect, it } from 'vitest';
import {
  fleetFromRoster,
  parseRoster,
  type RosterFleet,
  type RosterFleetOptions,
  readRosterFile,
} from 'wargame-rules/rosters';
import { violationsOf } from '../violationsOf';
import { selection, statline } from './build';
import { asJson, asXml, asZip, type Written } from './writeRoster';

const points = (value: number): Written[] => [{ name: 'pts', value }];
const filed = (category: string): Written => ({ categories: [{ name: category, primary: true }] });
const weapon = (name: string, hidden = false): Written => ({
  ...statline(name, { 'Fire arc': 'Front' }, 'Weapon'),
  hidden,
});
const text = expect.any(String);
const place = 'forces[0].forces[0].selections';

const cruisers = selection('Gale Class Cruiser', 'unit', {
  id: 'c',
  customName: 'Wind',
  number: 2,
  costs: points(361),
  ...filed('Cruisers'),
  profiles: [
    statline('Gale Class Cruiser', {
      Type: 'Cruiser/8',
      Speed: '20cm',
      Shields: '2',
      Turrets: '1',
    }),
    weapon('Dorsal Lance'),
    weapon('Starboard Guns', true),
    statline('Prow Ram', { Effect: 'Rams' }),
  ],
  selections: [
    selection('Bays', 'upgrade', { profiles: [weapon(' Port LAUNCH BAYS')] }),
    selection('Torpedoes', 'upgrade', { number: 0, profiles: [weapon('Prow Torpedoes')] }),
    selection('Ram', 'upgrade', { costs: points(11) }),
    selection('Old hull', 'upgrade', { costs: points(-10) }),
    selection('Captain', 'upgrade', { costs: points(30), ...filed('Commanders') }),
  ],
});
const squadron = selection('Escort Squadron', 'unit', {
  id: 's',
  customName: 'The Gulls',
  costs: points(5),
  ...filed('Escorts'),
  selections: [
    selection('Gull', 'model', {
      number: 3,
      costs: points(90),
      profiles: [statline('Gull', { Type: 'Escort/1', Speed: '25', Shields: '1', Turrets: '1' })],
    }),
    selection('Leader', 'model', { costs: points(15), ...filed('Commander') }),
    selection('Wisdom', 'upgrade', { costs: points(6) }),
    selection('Worn', 'upgrade', { costs: points(-1) }),
  ],
});
const planet = selection('Planet', 'unit', {
  costs: points(5),
  ...filed('Planetary Defences'),
  selections: [
    selection('Platform', 'unit', { id: 'p', number: 2, costs: points(61), ...filed('Planetary Defences') }),
  ],
});
const haulers = selection('Haulers', 'unit', {
  id: 'h',
  ...filed('Transports'),
  selections: [selection('Hauler', 'model', { id: 'h1', number: 2, costs: points(41) })],
});
const convoy = selection('Convoy', 'unit', {
  id: 'v',
  costs: points(10),
  ...filed('Transports'),
  selections: [selection('Guard', 'model', { costs: points(5) })],
});
const admiral = selection('Admiral', 'unit', {
  customName: 'Lady Marsh',
  costs: points(50),
  ...filed('Fleet Commander'),
  profiles: [statline('Admiral', { Leadership: '9', 'Re-rolls': '2' })],
});
const commodore = selection('Commodore', 'unit', { costs: points(25), ...filed('Fleet Commanders') });
const whole: Written = {
  name: 'Storm',
  gameSystemName: 'Battlefleet Gothic',
  costs: points(700),
  forces: [
    {
      name: 'Outer',
      catalogueName: '',
      forces: [
        {
          name: 'Inner',
          catalogueName: 'Harbour Fleet',
          selections: [
            admiral,
            commodore,
            cruisers,
            squadron,
            planet,
            haulers,
            convoy,
            selection('Notes', 'upgrade'),
          ],
        },
      ],
    },
  ],
};

const read = (selections: Written[], options: RosterFleetOptions = {}): RosterFleet =>
  fleetFromRoster(parseRoster({ roster: { forces: [{ selections }] } }), options);

describe('a whole fleet', () => {
  const one = {
    name: 'Wind',
    type: 'cruiser',
    className: 'Gale Class Cruiser',
    damagePoints: 8,
    speed: 20,
    shields: 2,
    weapons: ['dorsal', 'port'],
    carrier: true,
  };
  const gull = { name: 'Gull', className: 'Gull', speed: 25 };
  const expected = {
    name: 'Storm',
    gameSystem: 'Battlefleet Gothic',
    faction: 'Harbour Fleet',
    capitalShips: [
      {
        id: 'c/1',
        ...one,
        points: 176,
        refits: [{ name: 'Ram', points: 6 }],
        commander: { name: 'Captain', points: 30, subordinate: true },
      },
      { id: 'c/2', ...one, points: 175, refits: [{ name: 'Ram', points: 5 }] },
    ],
    squadrons: [
      {
        id: 's',
        name: 'The Gulls',
        ships: [
          { ...gull, points: 32 },
          { ...gull, points: 31 },
          { ...gull, points: 31 },
        ],
        refits: [{ name: 'Wisdom', points: 6 }],
        commander: { name: 'Leader', points: 15, subordinate: true },
      },
    ],
    defences: [
      { id: 'p/1', name: 'Platform', points: 31 },
      { id: 'p/2', name: 'Platform', points: 30 },
    ],
    transports: [
      { id: 'h1/1', name: 'Hauler', points: 21 },
      { id: 'h1/2', name: 'Hauler', points: 20 },
      { id: 'v', name: 'Convoy', points: 15 },
    ],
    ashore: [
      { name: 'Lady Marsh', points: 50, leadership: 9, rerolls: 2 },
      { name: 'Commodore', points: 25, subordinate: true },
    ],
    points: 624,
    statedPoints: 700,
    warnings: [
      { code: 'roster/total-differs', message: text, path: 'costs', facts: { stated: 700, counted: 699 } },
      { code: 'roster/cost-outside-units', message: text, path: `${place}[4]`, facts: { points: 5 } },
      {
        code: 'roster/commander-ashore',
        message: text,
        path: 'forces',
        facts: { name: 'Lady Marsh', points: 50 },
      },
      {
        code: 'roster/commander-ashore',
        message: text,
        path: 'forces',
        facts: { name: 'Commodore', points: 25 },
      },
      { code: 'roster/several-commanders', message: text, path: 'forces', facts: { leader: 'Lady Marsh' } },
    ],
  };

  it('is read alike from JSON, from XML and from a zip', () => {
    for (const input of [asJson(whole), asXml(whole), asZip([{ name: 'storm.ros', data: asXml(whole) }])]) {
      expect(fleetFromRoster(readRosterFile(input))).toStrictEqual(expected);
    }
  });

  it('has no warning about its total where that is right, those ashore with it', () => {
    const { warnings } = fleetFromRoster(parseRoster({ roster: { ...whole, costs: points(699) } }));
    expect(warnings.map(({ code }) => code)).not.toContain('roster/total-differs');
  });

  it('leaves out what the file leaves out', () => {
    expect(read([selection('Gale', 'unit', { id: 'g', ...filed('Capital Ships') })])).toStrictEqual({
      name: 'Fleet',
      capitalShips: [{ id: 'g', name: 'Gale', type: 'cruiser', className: 'Gale', points: 0, refits: [] }],
      squadrons: [],
      ashore: [],
      defences: [],
      transports: [],
      points: 0,
      warnings: [
        { code: 'roster/unclear-ship', message: text, path: 'forces[0].selections[0]' },
        { code: 'roster/no-damage-points', message: text, path: 'forces[0].selections[0]' },
      ],
    });
    expect(read([selection('Gull', 'unit', { id: 'g', ...filed('Escort') })]).squadrons).toStrictEqual([
      { id: 'g', name: 'Gull', ships: [{ name: 'Gull', className: 'Gull', points: 0 }], refits: [] },
    ]);
  });

  it('counts no upgrade of a free transport as a ship', () => {
    const upgrade = selection('Grain', 'upgrade', { id: 'u' });
    const barge = selection('Barge', 'unit', { id: 'b', ...filed('Transports'), selections: [upgrade] });
    expect(read([barge]).transports).toStrictEqual([{ id: 'b', name: 'Barge', points: 0 }]);
  });

  it('takes its faction from the first force that names one', () => {
    const forces = [
      { forces: [{ catalogueName: '' }] },
      { catalogueName: 'Isles', forces: [{ catalogueName: 'Reef' }], selections: [convoy] },
    ];
    expect(fleetFromRoster(parseRoster({ roster: { forces } })).faction).toBe('Isles');
  });
});

describe('who leads', () => {
  const manned = (id: string, ...names: string[]) =>
    selection('Gale Cruiser', 'unit', {
      id,
      ...filed('Cruisers'),
      selections: names.map((name) =>
        selection(name, 'upgrade', { costs: points(10), ...filed('Commander') }),
      ),
    });
  const leader = ({ warnings }: RosterFleet) =>
    warnings.find(({ code }) => code === 'roster/several-commanders')?.facts;

  it('is the first on board where nobody is ashore', () => {
    const fleet = read([manned('a', 'First'), manned('b', 'Second'), manned('c', 'Third')]);
    expect(fleet.capitalShips.map(({ commander }) => commander)).toStrictEqual([
      { name: 'First', points: 10 },
      { name: 'Second', points: 10, subordinate: true },
      { name: 'Third', points: 10, subordinate: true },
    ]);
    expect(leader(fleet)).toEqual({ leader: 'First' });
  });

  it('does not take the place of a commander who is on board', () => {
    const fleet = read([admiral, manned('a', 'Captain')]);
    expect(fleet.capitalShips[0]?.commander).toStrictEqual({
      name: 'Captain',
      points: 10,
      subordinate: true,
    });
    expect(fleet.ashore.map(({ name }) => name)).toEqual(['Lady Marsh']);
    expect(leader(fleet)).toEqual({ leader: 'Lady Marsh' });
  });

  it('goes aboard the only ship; those who come after him stay ashore', () => {
    const fleet = read([admiral, commodore, manned('a')]);
    expect(fleet.capitalShips[0]?.commander).toStrictEqual({
      name: 'Lady Marsh',
      points: 50,
      leadership: 9,
      rerolls: 2,
    });
    expect(fleet.ashore).toStrictEqual([{ name: 'Commodore', points: 25, subordinate: true }]);
    expect(fleet.points).toBe(50);
  });
});

describe('a fleet that is refused', () => {
  it('says why, where and by which figures', () => {
    const here = 'forces[0].selections[0]';
    expect(violationsOf(() => fleetFromRoster(parseRoster({ roster: {} })))).toStrictEqual([
      { code: 'roster/no-forces', message: text, path: 'forces' },
    ]);
    expect(violationsOf(() => read([]))).toStrictEqual([
      { code: 'roster/not-a-fleet', message: text, path: 'forces' },
    ]);
    expect(
      violationsOf(() => read([selection('Gull', 'unit', { number: 1001, ...filed('Escorts') })])),
    ).toStrictEqual([
      { code: 'roster/too-many-ships', message: text, path: here, facts: { number: 1001, most: 1000 } },
    ]);
    const dear = selection('Gale', 'unit', { costs: points(0.5), ...filed('Cruisers') });
    expect(violationsOf(() => read([dear]))).toStrictEqual([
      { code: 'roster/bad-points', message: text, path: here, facts: { points: 0.5 } },
    ]);
    const cheap = selection('Gale', 'unit', {
      costs: points(10),
      ...filed('Cruisers'),
      selections: [selection('Rust', 'upgrade', { costs: points(-11) })],
    });
    expect(violationsOf(() => read([cheap]))).toStrictEqual([
      { code: 'roster/bad-points', message: text, path: here, facts: { points: -1 } },
    ]);
  });
});
