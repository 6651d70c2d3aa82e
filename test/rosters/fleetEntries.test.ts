import { describe, expect, it } from 'vitest';
import { fleetFromRoster, parseRoster, type RosterFleet } from 'wargame-rules/rosters';
import { selection, statline } from './build';
import type { Written } from './writeRoster';

const read = (selections: Written[]): RosterFleet =>
  fleetFromRoster(parseRoster({ roster: { forces: [{ selections }] } }));
const filed = (...categories: string[]): Written => ({
  categories: categories.map((name) => ({ name, primary: true })),
});
const shipLine = (name: string, cells: Record<string, string> = {}): Written =>
  statline(name, { Speed: '20', Shields: '1', Turrets: '1', ...cells });
const known = ['a', 'b'].map((id) => selection('Known Cruiser', 'unit', { id, ...filed('Cruisers') }));

/** In which lists of the fleet an entry comes out, if in any. */
const listsOf = (entry: Written): string[] => {
  const { capitalShips, squadrons, defences, transports, ashore } = read([...known, entry]);
  const lists = { capitalShips: capitalShips.slice(2), squadrons, defences, transports, ashore };
  return Object.entries(lists).flatMap(([list, { length }]) => (length > 0 ? [list] : []));
};
const byCategory = (category: string, name = 'Thing') =>
  listsOf(selection(name, 'unit', filed(category))).join();
const byType = (type: string, name = 'Thing') =>
  listsOf(selection(name, 'unit', { profiles: [shipLine('Line', { Type: type })] })).join();

describe('what an entry is', () => {
  it('is told by its category', () => {
    for (const [category, list] of [
      ['Planetary Defences', 'defences'],
      ['Planetary Defence', 'defences'],
      [' DEFENSE ', 'defences'],
      ['Defenses', 'defences'],
      ['Undefended', ''],
      ['Transport', 'transports'],
      ['Armed Transports', 'transports'],
      ['Transportation', ''],
      ['Escort', 'squadrons'],
      ['Escorts', 'squadrons'],
      ['Without escorts', ''],
      ['Escorted', ''],
      ['Battleships', 'capitalShips'],
      ['Capital Ship', 'capitalShips'],
      ['Commander', 'ashore'],
      ['Commanders', 'ashore'],
      ['Fleet Commander', 'ashore'],
      ['Fleet Commanders', 'ashore'],
      ['Vice Commander', ''],
      ['Commander Options', ''],
      ['Fleet', ''],
    ] as const) {
      expect([category, byCategory(category)]).toEqual([category, list]);
    }
    expect(byCategory('Escorts', 'Old Transport')).toBe('transports');
    expect(byCategory('Escorts', 'Transports')).toBe('transports');
    expect(byCategory('Escorts', 'Transporter')).toBe('squadrons');
  });

  it('is told by the type on its profile where no category does', () => {
    for (const [type, list] of [
      ['Defence/4', 'defences'],
      ['Defense', 'defences'],
      ['Home defence', ''],
      ['Transport/1', 'transports'],
      ['Heavy transport', ''],
      ['Escort/1', 'squadrons'],
      ['Fast escort', ''],
      ['Light Cruiser/6', 'capitalShips'],
      ['Battleship/12', 'capitalShips'],
      ['Space station/ no cruiser', ''],
      ['Fort/cruiser', ''],
    ] as const) {
      expect([type, byType(type)]).toEqual([type, list]);
    }
    expect(byType('Escort/1', 'Transports')).toBe('transports');
  });

  it('is a commander by his profile', () => {
    const by = (profile: Written) => listsOf(selection('Somebody', 'unit', { profiles: [profile] })).join();
    expect(by(statline('Somebody', {}, ' Commander '))).toBe('ashore');
    expect(by({ ...statline('Somebody', {}, 'Commander'), hidden: true })).toBe('');
    expect(by(statline('Somebody', { Leadership: '8', 'Re-Rolls': '1' }))).toBe('ashore');
    expect(by({ ...statline('Somebody', { Leadership: '8', 'Re-Rolls': '1' }), hidden: true })).toBe('');
    expect(by(statline('Somebody', { Leadership: '8' }))).toBe('');
    expect(by(statline('Somebody', { 'Re-rolls': '1' }))).toBe('');
  });

  it('is none of its own where it only holds vessels', () => {
    const holds = (category: string, inner: Written) =>
      listsOf(selection('Outer', 'unit', { ...filed(category), selections: [inner] }));
    const platform = selection('Inner', 'unit', filed('Defences'));
    expect(holds('Transports', platform)).toEqual(['defences']);
    expect(holds('Escorts', platform)).toEqual(['squadrons']);
    expect(holds('Transports', { ...platform, type: 'model' })).toEqual(['transports']);
    expect(holds('Transports', { ...platform, number: 0 })).toEqual(['transports']);
    expect(holds('Transports', selection('Inner', 'unit'))).toEqual(['transports']);
    expect(holds('Cruisers', selection('Inner', 'unit', filed('Commander')))).toEqual(['capitalShips']);
  });
});

describe('the kind of a capital ship', () => {
  const kind = (entry: Written) => {
    const fleet = read([selection('Gale', 'unit', { ...filed('Capital ships'), ...entry })]);
    const unclear = fleet.warnings.some(({ code }) => code === 'roster/unclear-ship');
    return unclear ? 'unclear' : fleet.capitalShips[0]?.type;
  };

  it('is read from words in the singular and the plural', () => {
    for (const [category, type] of [
      ['Battleship', 'battleship'],
      ['Battleships', 'battleship'],
      ['Grand Cruiser', 'grand-cruiser'],
      ['Battlecruiser', 'battlecruiser'],
      ['Battle Cruisers', 'battlecruiser'],
      ['Heavy Cruisers', 'heavy-cruiser'],
      ['Heavy Cruiser', 'heavy-cruiser'],
      ['Light Cruiser', 'light-cruiser'],
      ['Light Cruisers', 'light-cruiser'],
      ['Cruiser', 'cruiser'],
      ['Cruisers', 'cruiser'],
      ['Battlecruisers & Heavy Cruisers', 'unclear'],
      ['Battlecruiser or Heavy Cruiser', 'unclear'],
      ['Battle Cruiser or Heavy Cruisers', 'unclear'],
      ['Capital ship', 'unclear'],
    ] as const) {
      expect([category, kind(filed(category))]).toEqual([category, type]);
    }
  });

  it('is that of the name, then of the profile, then of its type, then of the category', () => {
    const profiles = [shipLine('Gale Class Light Cruiser', { Type: 'Grand Cruiser/10' })];
    expect(kind({ name: 'Gale Battleship', profiles, ...filed('Cruisers') })).toBe('battleship');
    expect(kind({ profiles, ...filed('Cruisers') })).toBe('light-cruiser');
    const typed = [shipLine('Gale', { Type: 'Grand Cruiser/10' })];
    expect(kind({ profiles: typed, ...filed('Cruisers') })).toBe('grand-cruiser');
    expect(kind({ profiles: [shipLine('Gale', { Type: 'Cruiser/battleship' })] })).toBe('cruiser');
    expect(kind({ profiles: [shipLine('Gale', { Type: 'Cruiser / battleship' })] })).toBe('cruiser');
  });
});

describe('the figures of a capital ship', () => {
  const ship = (entry: Written) => {
    const fleet = read([selection('Gale Cruiser', 'unit', { id: 'g', ...filed('Cruisers'), ...entry })]);
    const { id, name, type, className, points, refits, ...figures } = fleet.capitalShips[0] ?? {};
    expect([id, name, type, className, points, refits]).toEqual([
      'g',
      'Gale Cruiser',
      'cruiser',
      'Gale Cruiser',
      0,
      [],
    ]);
    const missing = fleet.warnings.some(({ code }) => code === 'roster/no-damage-points');
    return { ...figures, ...(missing && { missing }) };
  };
  const plain = { speed: 20, shields: 1 };
  const hits = (cells: Record<string, string>) => {
    const { damagePoints, missing } = ship({ profiles: [shipLine('Gale', cells)] });
    return damagePoints ?? (missing ? 'missing' : 'forgotten');
  };

  it('are damage points behind the type, in digits or in boxes', () => {
    for (const [cells, expected] of [
      [{ Type: 'Cruiser/8' }, 8],
      [{ Type: 'Cruiser/ 12' }, 12],
      [{ Type: 'Cruiser/x8' }, 'missing'],
      [{ Type: 'Cruiser/8 at most' }, 'missing'],
      [{ Type: 'Cruiser/0' }, 'missing'],
      [{ Type: 'Cruiser' }, 'missing'],
      [{ Hits: '12' }, 12],
      [{ Hits: 'x8' }, 'missing'],
      [{ Hits: '8 or 6' }, 'missing'],
      [{ Hits: '0' }, 'missing'],
      [{ Hits: '' }, 'missing'],
      [{ Hits: '\u2610' }, 1],
      [{ Hits: '\u25a1 \u25a1 \u2610' }, 3],
      [{ Hits: '\u2610\u2610x' }, 'missing'],
      [{ Type: 'Cruiser/8', Hits: '6' }, 8],
    ] as const) {
      expect([cells, hits(cells)]).toEqual([cells, expected]);
    }
  });

  it('are whole numbers and nothing around them', () => {
    const figures = (Speed: string, Shields: string) =>
      ship({ profiles: [shipLine('Gale', { Type: 'Cruiser/8', Speed, Shields })] });
    expect(figures('100 CM', '12')).toStrictEqual({ damagePoints: 8, speed: 100, shields: 12 });
    for (const shields of ['x2', '2x', '123', '-']) {
      expect(figures('20', shields)).toStrictEqual({ damagePoints: 8, speed: 20 });
    }
    for (const speed of ['5-20', '20 inches', '1000']) {
      expect(figures(speed, '1')).toStrictEqual({ damagePoints: 8, shields: 1 });
    }
  });

  it('stand on a profile with speed, shields and turrets that is not hidden', () => {
    const missing = { missing: true };
    expect(ship({ profiles: [statline('Gale', { Speed: '25', Shields: '3' })] })).toStrictEqual(missing);
    expect(ship({ profiles: [{ ...shipLine('Gale'), hidden: true }] })).toStrictEqual(missing);
    const later = [statline('Rule', { Speed: '99' }), shipLine('Gale'), shipLine('Gale', { Speed: '30' })];
    expect(ship({ profiles: later })).toStrictEqual({ ...plain, ...missing });
  });

  it('may come with an option, and with an option of that, but not with a model', () => {
    const inside = (type: string, inner: Written) => ({
      selections: [selection('Plain', 'upgrade'), selection('Class', type, inner)],
    });
    const own = { profiles: [shipLine('Gale', { Type: 'Cruiser/8' })] };
    expect(ship(inside('upgrade', own))).toStrictEqual({ damagePoints: 8, ...plain });
    expect(ship(inside('upgrade', inside('upgrade', own)))).toStrictEqual({ damagePoints: 8, ...plain });
    expect(ship(inside('model', own))).toStrictEqual({ missing: true });
    expect(ship({ ...inside('upgrade', own), profiles: [shipLine('Gale')] })).toStrictEqual({
      ...plain,
      missing: true,
    });
  });

  it('are its weapons and their mounts, by the profiles with a fire arc', () => {
    const armed = (...names: string[]) =>
      ship({ profiles: names.map((name) => statline(name, { 'Fire arc': 'Left' }, 'Weapon')) });
    const missing = { missing: true };
    expect(armed('Prow Torpedoes', 'Dorsal Lance', 'Portal Guns')).toStrictEqual({
      weapons: ['dorsal', 'prow'],
      carrier: false,
      ...missing,
    });
    expect(armed('Starboard Hangar')).toStrictEqual({ weapons: ['starboard'], carrier: true, ...missing });
    expect(armed('Launch Bay')).toStrictEqual({ carrier: true, ...missing });
    expect(armed('Lances')).toStrictEqual({ carrier: false, ...missing });
    expect(ship({ profiles: [statline('Prow Ram', { Range: '30' })] })).toStrictEqual(missing);
  });
});

describe('the figures of a commander', () => {
  const commander = (more: Written) =>
    read([...known, selection('Salt', 'unit', { ...filed('Commander'), ...more })]).ashore[0];
  const salt = { name: 'Salt', points: 0 };
  const lines = (...all: Record<string, string>[]) => ({
    profiles: all.map((each) => statline('Salt', each)),
  });

  it('are read from his profiles within what there can be', () => {
    for (const [leadership, expected] of [
      ['8', { leadership: 8 }],
      ['+1', { leadership: 1 }],
      ['10', { leadership: 10 }],
      ['0', {}],
      ['11', {}],
      ['8+', {}],
      ['x8', {}],
    ] as const) {
      expect(commander(lines({ Leadership: leadership }))).toStrictEqual({ ...salt, ...expected });
    }
    expect(commander(lines({ 'Re-rolls': '0' }))).toStrictEqual({ ...salt, rerolls: 0 });
    expect(commander(lines({ 'Re-rolls': '11' }))).toStrictEqual(salt);
    expect(commander(lines({ Leadership: '-' }, { Leadership: '7' }))).toStrictEqual({
      ...salt,
      leadership: 7,
    });
  });

  it('are the re-rolls bought for him where his profile gives none', () => {
    const bought = (...names: string[]) =>
      commander({ selections: names.map((name) => selection(name, 'upgrade', { number: 2 })) });
    for (const name of ['Re-roll', 're-rolls', 'Reroll', ' Rerolls ', 'Extra re-roll', 'Extra Rerolls']) {
      expect([name, bought(name)]).toEqual([name, { ...salt, rerolls: 2 }]);
    }
    expect(bought('Re-rolls', 'Cloak', 'Extra re-roll')).toStrictEqual({ ...salt, rerolls: 4 });
    for (const name of ['No re-rolls', 'Re-rolls for others', 'Extra', 'Cloak']) {
      expect([name, bought(name)]).toStrictEqual([name, salt]);
    }
    const both = {
      ...lines({ 'Re-rolls': '1' }),
      selections: [selection('Re-rolls', 'upgrade', { number: 3 })],
    };
    expect(commander(both)).toStrictEqual({ ...salt, rerolls: 1 });
  });
});

describe('a squadron', () => {
  it('that lists no models is as many ships as its entry says, whatever is bought for them', () => {
    const bought = [selection('Extra Turret', 'upgrade'), selection('Veteran Crew', 'upgrade')];
    const [squadron] = read([
      ...known,
      selection('Sword', 'unit', { number: 3, selections: bought, ...filed('Escorts') }),
    ]).squadrons;
    expect(squadron?.ships.map(({ className }) => className)).toEqual(['Sword', 'Sword', 'Sword']);
  });
});
