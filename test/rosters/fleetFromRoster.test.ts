import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFleet, type Fleet, flagship, fleetPoints } from 'wargame-rules/battlefleet-gothic';
import {
  fleetFromRoster,
  parseRoster,
  type RosterFleet,
  type RosterFleetOptions,
  readRosterFile,
} from 'wargame-rules/rosters';
import { deepFreeze } from '../deepFreeze';
import { refusal, roster, selection, statline } from './build';
import type { Written } from './writeRoster';

const read = (selections: Written[], options: RosterFleetOptions = {}): RosterFleet =>
  fleetFromRoster(parseRoster({ roster: roster(selections) }), options);
const points = (value: number): Written[] => [{ name: 'pts', value }];
const filed = (category: string): Written => ({ categories: [{ name: category, primary: true }] });
const ship = (name: string, category: string, cost: number, more: Written = {}) =>
  selection(name, 'unit', { id: name, costs: points(cost), ...filed(category), ...more });
const escorts = (number: number, cost: number) => selection('Gull', 'model', { number, costs: points(cost) });
const squadron = (inside: Written[], more: Written = {}) =>
  selection('Squadron', 'unit', { id: 's', ...filed('Escorts'), selections: inside, ...more });
const admiral = (name = 'Admiral', cost = 50) => ship(name, 'Fleet Commanders', cost);
const codes = ({ warnings }: RosterFleet) => warnings.map(({ code }) => code);
const types = (...names: string[]) =>
  read(names.map((name) => ship(name, 'Cruisers', 100))).capitalShips.map(({ type }) => type);

const tideFleet = readRosterFile(readFileSync(new URL('./fixtures/tideFleet.ros', import.meta.url)));

describe('the Tide Fleet', () => {
  const fleet = fleetFromRoster(deepFreeze(tideFleet), { flagship: 'bs' });

  it('has its capital ships with refits, commander and figures', () => {
    expect(fleet.capitalShips).toEqual([
      {
        id: 'bs',
        name: 'Weather Eye',
        type: 'battleship',
        className: 'Monsoon Class Battleship',
        damagePoints: 12,
        speed: 15,
        shields: 4,
        weapons: ['dorsal', 'port'],
        carrier: true,
        points: 365,
        refits: [{ name: 'Power Ram', points: 5 }],
        commander: { name: 'Lady Marsh', points: 75, leadership: 8, rerolls: 1 },
      },
      {
        id: 'bc',
        name: 'Squall Class Battlecruiser',
        type: 'battlecruiser',
        className: 'Squall Class Battlecruiser',
        damagePoints: 8,
        speed: 20,
        shields: 2,
        points: 235,
        refits: [],
      },
    ]);
  });

  it('has its squadrons, ship by ship', () => {
    expect(fleet.squadrons).toEqual([
      {
        id: 'es',
        name: 'The Gulls',
        refits: [],
        ships: [
          { name: 'Gull', className: 'Gull', points: 35, speed: 25 },
          { name: 'Gull', className: 'Gull', points: 35, speed: 25 },
          { name: 'Gull', className: 'Gull', points: 35, speed: 25 },
          { name: 'Tern', className: 'Tern', points: 33 },
          { name: 'Tern', className: 'Tern', points: 32 },
        ],
      },
    ]);
  });

  it('has its defences and transports, one by one', () => {
    expect(fleet.defences.map(({ id, name, points: cost }) => [id, name, cost])).toEqual([
      ['mon', 'Defence Monitor', 60],
      ['plt/1', 'Weapons Platform', 30],
      ['plt/2', 'Weapons Platform', 30],
      ['plt/3', 'Weapons Platform', 30],
    ]);
    expect(fleet.transports.map(({ id, points: cost }) => [id, cost])).toEqual([
      ['tr1/1', 20],
      ['tr1/2', 20],
    ]);
  });

  it('adds up, and says what does not', () => {
    expect(fleet).toMatchObject({
      name: 'Tide Fleet',
      gameSystem: 'Battlefleet Gothic',
      faction: 'Harbour Fleet',
      points: 1040,
      statedPoints: 1045,
      ashore: [],
    });
    expect(fleet.warnings.map(({ code, path }) => [code, path])).toEqual([
      ['roster/total-differs', 'costs'],
      ['roster/cost-outside-units', 'forces[0].forces[0].selections[2]'],
    ]);
  });

  it('is a fleet for the rules as it stands, and plain JSON', () => {
    const forRules: Fleet = fleet;
    expect(checkFleet(forRules)).toEqual([]);
    expect(fleetPoints(forRules)).toBe(1040 - 150);
    expect(flagship(forRules)?.id).toBe('bs');
    expect(JSON.parse(JSON.stringify(fleet))).toStrictEqual(fleet);
  });
});

describe('what an entry is', () => {
  it('is told by its categories, else by its profile', () => {
    const profile = (type: string) => ({
      profiles: [statline('Ship', { Type: type, Speed: '20', Shields: '1', Turrets: '1' })],
    });
    const fleet = read([
      selection('One', 'unit', profile('Grand Cruiser/10')),
      selection('Two', 'unit', profile('Escort/1')),
      selection('Old Transport', 'unit', profile('Escort/1')),
      selection('Three', 'unit', profile('Defence/4')),
      selection('Four', 'unit', profile('Transport/1')),
      selection('Five', 'upgrade', {}),
    ]);
    expect(fleet.capitalShips.map(({ name, type }) => [name, type])).toEqual([['One', 'grand-cruiser']]);
    expect(fleet.squadrons.map(({ name, ships }) => [name, ships.length])).toEqual([['Two', 1]]);
    expect(fleet.transports.map(({ name }) => name)).toEqual(['Old Transport', 'Four']);
    expect(fleet.defences.map(({ name }) => name)).toEqual(['Three']);
  });

  it('gives a capital ship its kind by name, the narrower first', () => {
    expect(
      types('Gale Battleship', 'Gale Grand Cruiser', 'Gale Heavy Cruiser', 'Gale Battle Cruiser'),
    ).toEqual(['battleship', 'grand-cruiser', 'heavy-cruiser', 'battlecruiser']);
    expect(types('Gale Light Cruiser', 'Gale Cruiser', 'Gale')).toEqual([
      'light-cruiser',
      'cruiser',
      'cruiser',
    ]);
  });

  it('warns of a capital ship that it knows too little of', () => {
    const both = read([ship('Gale', 'Battlecruisers & Heavy Cruisers', 200)]);
    expect(both.capitalShips[0]?.type).toBe('cruiser');
    expect(codes(both)).toEqual(['roster/unclear-ship', 'roster/no-damage-points']);
  });
});

describe('figures', () => {
  const figures = (cells: Record<string, string>) => {
    const profiles = [statline('Gale', { Speed: '', Shields: '', Turrets: '1', ...cells })];
    const [read1] = read([ship('Gale', 'Cruisers', 100, { profiles })]).capitalShips;
    return [read1?.damagePoints, read1?.speed, read1?.shields];
  };

  it('are read in the forms that files use', () => {
    expect(figures({ Type: 'Cruiser/8', Speed: '20', Shields: '2' })).toEqual([8, 20, 2]);
    expect(figures({ Type: 'Cruiser', Hits: '6', Speed: '25 cm' })).toEqual([6, 25, undefined]);
    expect(figures({ Type: 'Cruiser', Hits: '☐☐☐☐' })).toEqual([4, undefined, undefined]);
  });

  it('are left out where the file is not clear', () => {
    expect(figures({ Type: 'Cruiser', Hits: 'many', Speed: '5-20', Shields: 'special' })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(figures({ Type: 'Cruiser/0' })[0]).toBeUndefined();
  });
});

describe('several ships in one entry', () => {
  it('are ships of their own, with even shares of the points', () => {
    const fleet = read([
      ship('Gale', 'Cruisers', 361, {
        number: 2,
        selections: [selection('Ram', 'upgrade', { number: 2, costs: points(10) })],
      }),
    ]);
    expect(fleet.capitalShips.map(({ id, points: cost, refits }) => [id, cost, refits[0]?.points])).toEqual([
      ['Gale/1', 181, 5],
      ['Gale/2', 180, 5],
    ]);
    expect(fleet.points).toBe(371);
  });

  it('may be a squadron that lists none, or that costs something itself', () => {
    const alone = read([ship('Gull', 'Escorts', 90, { number: 3 })]);
    expect(alone.squadrons[0]?.ships.map(({ points: cost }) => cost)).toEqual([30, 30, 30]);
    const paid = read([squadron([escorts(3, 90)], { costs: points(4) })]);
    expect(paid.squadrons[0]?.ships.map(({ points: cost }) => cost)).toEqual([32, 31, 31]);
    const refitted = read([squadron([escorts(2, 60), selection('Wisdom', 'upgrade', { costs: points(6) })])]);
    expect(refitted.squadrons[0]?.refits).toEqual([{ name: 'Wisdom', points: 6 }]);
    expect(refitted.points).toBe(66);
  });

  it('never lose a point, whatever the shares', () => {
    const entry = fc.record({ number: fc.integer({ min: 1, max: 6 }), cost: fc.nat({ max: 500 }) });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), entry, (models, cruisers) => {
        const fleet = read([
          squadron(models.map(({ number, cost }) => escorts(number, cost))),
          ship('Gale', 'Cruisers', cruisers.cost, { number: cruisers.number }),
        ]);
        const total = models.reduce((sum, { cost }) => sum + cost, cruisers.cost);
        expect(fleet.points).toBe(total);
        expect(fleetPoints(fleet)).toBe(total);
        expect(checkFleet(fleet)).toEqual([]);
        expect(fleet.squadrons[0]?.ships.length).toBe(models.reduce((sum, { number }) => sum + number, 0));
      }),
    );
  });
});

describe('commanders', () => {
  const cruisers = [ship('Gale', 'Cruisers', 180), ship('Squall', 'Cruisers', 185)];
  const aboard = (name: string) =>
    ship('Gale', 'Cruisers', 180, { selections: [admiral(name), admiral(`${name}'s Mate`, 10)] });

  it('go aboard the only capital ship, or the one that is named', () => {
    expect(read([admiral(), cruisers[0] as Written]).capitalShips[0]?.commander?.name).toBe('Admiral');
    const named = read([admiral(), ...cruisers], { flagship: 'Squall' });
    expect(named.capitalShips.map(({ commander }) => commander?.points)).toEqual([undefined, 50]);
    expect(codes(named)).not.toContain('roster/commander-ashore');
  });

  it('stay ashore where nothing says whose ship it is', () => {
    const fleet = read([admiral(), ...cruisers]);
    expect(fleet.ashore.map(({ name }) => name)).toEqual(['Admiral']);
    expect(fleet.points).toBe(365);
    expect(codes(fleet)).toContain('roster/commander-ashore');
  });

  it('may be aboard in the file, their staff as upgrades; the one ashore leads', () => {
    const fleet = read([aboard('Marsh'), cruisers[1] as Written, admiral('Old Salt')]);
    expect(fleet.capitalShips[0]).toMatchObject({
      commander: { name: 'Marsh', points: 50, subordinate: true },
      refits: [{ name: "Marsh's Mate", points: 10 }],
    });
    expect(fleet.ashore).toEqual([{ name: 'Old Salt', points: 50 }]);
    expect(codes(fleet)).toContain('roster/several-commanders');
    expect(read([aboard('Marsh')]).capitalShips[0]?.commander).toEqual({ name: 'Marsh', points: 50 });
  });

  it('have the re-rolls that were bought for them', () => {
    const rerolls = selection('Re-rolls', 'upgrade', { number: 2, costs: points(50) });
    const bought = ship('Admiral', 'Fleet Commanders', 50, { selections: [rerolls] });
    expect(read([bought, cruisers[0] as Written]).capitalShips[0]?.commander).toEqual({
      name: 'Admiral',
      points: 100,
      rerolls: 2,
    });
  });

  it('can only go aboard a ship there is', () => {
    expect(refusal(() => read([admiral(), ...cruisers], { flagship: 'Wreck' }))).toEqual({
      code: 'roster/unknown-flagship',
      path: 'flagship',
    });
  });
});

describe('a roster that gives no fleet', () => {
  it('is refused with the reason', () => {
    expect(refusal(() => fleetFromRoster(parseRoster({ roster: { name: 'x' } })))).toEqual({
      code: 'roster/no-forces',
      path: 'forces',
    });
    expect(refusal(() => read([selection('Notes', 'upgrade')])).code).toBe('roster/not-a-fleet');
    expect(refusal(() => read([admiral()])).code).toBe('roster/not-a-fleet');
    const other = readRosterFile(readFileSync(new URL('./fixtures/harbourWatch.ros', import.meta.url)));
    expect(refusal(() => fleetFromRoster(other)).code).toBe('roster/not-a-fleet');
  });

  it('is refused for more ships than anybody has, with the place', () => {
    const entry = 'forces[0].selections[0]';
    const many = (number: number) => read([ship('Gull', 'Escorts', 0, { number })]);
    expect(many(1000).squadrons[0]?.ships).toHaveLength(1000);
    expect(refusal(() => many(1001))).toEqual({ code: 'roster/too-many-ships', path: entry });
    expect(refusal(() => read([ship('Gale', 'Cruisers', 0, { number: 1_000_000 })])).code).toBe(
      'roster/too-many-ships',
    );
  });

  it('is refused for points that can’t be, with the place', () => {
    expect(refusal(() => read([ship('Gale', 'Cruisers', 180.5)]))).toEqual({
      code: 'roster/bad-points',
      path: 'forces[0].selections[0]',
    });
    expect(refusal(() => read([ship('Gale', 'Cruisers', -5)])).code).toBe('roster/bad-points');
    const escort = { code: 'roster/bad-points', path: 'forces[0].selections[0].selections[0]' };
    expect(refusal(() => read([squadron([escorts(2, -10)])]))).toEqual(escort);
  });
});
