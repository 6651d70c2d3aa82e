import { describe, expect, it } from 'vitest';
import { odds, probability } from 'wargame-rules';
import {
  bloodBond,
  bloodBondBonus,
  extendedDuty,
  fleetExperience,
  gunneryPractice,
  isSubplotCompleted,
  noQuarter,
  setUpSubplot,
  subplotEffects,
  vendetta,
} from 'wargame-rules/battlefleet-gothic';
import { ADMIRAL, battle, cruiser, fate, fleet, refusals, squadron } from '../ledger/build';
import { chosen, completes, ENEMY, FORCES, OWN, setUp } from './play';

describe('Gunnery Practice', () => {
  it('trains the gunners of each own capital ship on a 4+, in the order of the fleet', () => {
    const inPlay = setUp(gunneryPractice, [4, 3, 6]);
    expect(inPlay).toEqual({
      subplot: 'gunnery-practice',
      player: 'Ann',
      rolled: { trained: ['flag', 'b'] },
      nominated: null,
    });
    expect(subplotEffects(gunneryPractice, inPlay)).toEqual([
      { type: 'leadership', ships: ['flag', 'b'], modifier: 1, tests: ['lock-on'] },
    ]);
    expect(subplotEffects(gunneryPractice, setUp(gunneryPractice, [1, 2, 3]))).toEqual([]);
  });

  it('C93: gives each ship its own die, in the order of the fleet and whatever the others roll', () => {
    const turned = { ...FORCES, own: { ...OWN, capitalShips: [...OWN.capitalShips].reverse() } };
    expect(setUp(gunneryPractice, [4, 3, 3]).rolled.trained).toEqual(['flag']);
    expect(setUp(gunneryPractice, [4, 3, 3], turned).rolled.trained).toEqual(['b']);
    const exact = odds((dice) => setUpSubplot(gunneryPractice, FORCES, dice).rolled.trained.length);
    expect(exact.outcomes.map(({ value, weight }) => [value, weight])).toEqual([
      [0, 1n],
      [1, 3n],
      [2, 3n],
      [3, 1n],
    ]);
  });

  it('is completed when every capital ship of the enemy was dealt damage', () => {
    const inPlay = setUp(gunneryPractice, [1, 1, 1]);
    const hit = [
      fate('x', 'on-table', { damageLost: 1 }),
      fate('y', 'destroyed'),
      fate('z', 'disengaged', { crippled: true }),
    ];
    expect(completes(gunneryPractice, inPlay, {}, { capitalShips: hit })).toBe(true);
    expect(completes(gunneryPractice, inPlay, {}, { capitalShips: hit.slice(1) })).toBe(false);
    const byItself = [fate('x', 'on-table', { damageLost: 1, damageDealt: 0 }), ...hit.slice(1)];
    expect(completes(gunneryPractice, inPlay, {}, { capitalShips: byItself })).toBe(false);
  });
});

describe('Extended Duty', () => {
  it('C02: starts a ship D3 damage points down on a 1, and leaves it short on a 2', () => {
    const inPlay = setUp(extendedDuty, [1, 5, 2, 3]);
    expect(inPlay.rolled).toEqual({ damaged: [{ ship: 'flag', lost: 3 }], short: ['a'] });
    expect(subplotEffects(extendedDuty, inPlay)).toEqual([
      { type: 'starting-damage', ship: 'flag', lost: 3 },
      { type: 'leadership', ships: ['a'], modifier: -1, tests: ['lock-on', 'reload-ordnance'] },
    ]);
    expect(subplotEffects(extendedDuty, setUp(extendedDuty, [3, 4, 6]))).toEqual([]);
  });

  it('BG-SUB-4: is completed when more points of the enemy fell than of the own fleet, each in full, once', () => {
    const inPlay = setUp(extendedDuty, [6, 6, 6]);
    const crippled = { capitalShips: [fate('x', 'on-table', { crippled: true })] };
    const lostCruiser = { capitalShips: [fate('a', 'destroyed')] };
    expect(completes(extendedDuty, inPlay, lostCruiser, crippled)).toBe(true);
    const both = { capitalShips: [fate('y', 'disengaged', { crippled: true })] };
    expect(completes(extendedDuty, inPlay, lostCruiser, both)).toBe(false);
    const squadrons = { ...both, squadrons: [{ id: 'q', status: 'on-table', lost: 2 } as const] };
    expect(completes(extendedDuty, inPlay, lostCruiser, squadrons)).toBe(true);
    expect(completes(extendedDuty, inPlay, {}, {})).toBe(false);
  });
});

describe('Blood Bond', () => {
  it('BG-SUB-4: gives all the others +1 for the owner’s next turn, and never more', () => {
    expect(subplotEffects(bloodBond, setUp(bloodBond))).toEqual([
      { type: 'leadership-after-loss', modifier: 1 },
    ]);
    expect(bloodBondBonus('a', [])).toBe(0);
    expect(bloodBondBonus('a', ['a'])).toBe(0);
    expect(bloodBondBonus('a', ['b', 'flag'])).toBe(1);
  });

  it('C30: is completed when less than half of the own capital ships fell', () => {
    const inPlay = setUp(bloodBond);
    const lose = (of: number, lost: number) => {
      const ids = Array.from({ length: of }, (_, index) => `c${index}`);
      const capitalShips = ids.slice(0, lost).map((id) => fate(id, 'on-table', { crippled: true }));
      return completes(bloodBond, inPlay, { fleet: fleet(ids.map((id) => cruiser(id))), capitalShips }, {});
    };
    expect([lose(4, 2), lose(5, 2), lose(1, 0), lose(1, 1)]).toEqual([false, true, true, false]);
    const withEscorts = {
      fleet: fleet([cruiser('a'), cruiser('b')], [squadron('s', 3)]),
      capitalShips: [fate('a', 'hulk')],
    };
    expect(completes(bloodBond, inPlay, withEscorts, {})).toBe(false);
  });
});

describe('Fleet Experience', () => {
  const inPlay = setUp(fleetExperience);
  const flagshipWith = (damagePoints: number, lost: number) =>
    completes(
      fleetExperience,
      inPlay,
      {
        fleet: fleet([cruiser('flag', { commander: ADMIRAL, damagePoints })]),
        capitalShips: [fate('flag', lost === damagePoints ? 'hulk' : 'on-table', { damageLost: lost })],
      },
      {},
    );

  it('lends the commander’s Leadership within 30 cm', () => {
    expect(subplotEffects(fleetExperience, inPlay)).toEqual([{ type: 'commander-leadership', within: 30 }]);
  });

  it('C30: is completed when his ship survives with three quarters of its damage points', () => {
    expect([flagshipWith(8, 2), flagshipWith(8, 3)]).toEqual([true, false]);
    expect([flagshipWith(10, 2), flagshipWith(10, 3)]).toEqual([true, false]);
    expect([flagshipWith(8, 0), flagshipWith(8, 8)]).toEqual([true, false]);
    const flagship = (told: Parameters<typeof fate>[1], more = {}) =>
      completes(fleetExperience, inPlay, { capitalShips: [fate('flag', told, more)] }, {});
    expect(flagship('disengaged')).toBe(true);
    expect(flagship('destroyed', { damageLost: 1 })).toBe(false);
    expect(flagship('on-table', { crippled: true })).toBe(false);
  });

  it('has failed without a flagship', () => {
    const unled = { fleet: fleet([cruiser('flag')]) };
    expect(completes(fleetExperience, inPlay, unled, {})).toBe(false);
  });

  it('asks for the damage points of a flagship that lost some', () => {
    const { damagePoints: _, ...flag } = cruiser('flag', { commander: ADMIRAL });
    expect(completes(fleetExperience, inPlay, { fleet: fleet([flag]) }, {})).toBe(true);
    const told = { fleet: fleet([flag]), capitalShips: [fate('flag', 'on-table', { damageLost: 1 })] };
    expect(refusals(() => completes(fleetExperience, inPlay, told, {}))).toEqual([
      ['subplot/missing-fact', 'damagePoints'],
    ]);
  });
});

describe('No Quarter!', () => {
  const inPlay = setUp(noQuarter);
  const fallen = (points: number, of: number) =>
    completes(
      noQuarter,
      inPlay,
      {},
      {
        fleet: fleet([cruiser('x', { points }), cruiser('y', { points: of - points })]),
        capitalShips: [fate('x', 'on-table', { crippled: true })],
      },
    );

  it('C30, BG-SUB-4: is completed when at least half of the enemy’s points fell, crippled in full', () => {
    expect([fallen(750, 1500), fallen(750, 1501), fallen(751, 1501)]).toEqual([true, false, true]);
    expect(subplotEffects(noQuarter, inPlay)).toEqual([]);
  });

  it('BG-SUB-4: counts squadrons by half of their ships, and no defences', () => {
    const ben = fleet([cruiser('x', { points: 100 })], [squadron('s', 4, 30)], {
      defences: [{ id: 'd', name: 'Dock', points: 1000 }],
    });
    const lose = (lost: number) =>
      completes(noQuarter, inPlay, {}, { fleet: ben, squadrons: [{ id: 's', status: 'on-table', lost }] });
    expect([lose(1), lose(2)]).toEqual([false, true]);
    const noShips = fleet([], [], { defences: [{ id: 'd', name: 'Dock', points: 1000 }] });
    expect(completes(noQuarter, inPlay, {}, { fleet: noShips })).toBe(false);
  });
});

describe('Vendetta', () => {
  it('is completed when the nominated ship is crippled or destroyed', () => {
    const inPlay = chosen(vendetta, 'y');
    const becomes = (...told: Parameters<typeof fate>) =>
      completes(vendetta, inPlay, {}, { capitalShips: [fate(...told)] });
    expect(becomes('y', 'on-table', { crippled: true })).toBe(true);
    expect(becomes('y', 'hulk')).toBe(true);
    expect(becomes('y', 'disengaged')).toBe(false);
    expect(becomes('x', 'destroyed')).toBe(false);
  });

  it('needs its object, a capital ship of the enemy, and takes a decoy for one', () => {
    expect(refusals(() => chosen(vendetta, 'flag'))).toEqual([['subplot/unknown-unit', 'id']]);
    expect(refusals(() => chosen(vendetta, 'p'))).toEqual([['subplot/wrong-unit', 'id']]);
    const enemy = fleet([...ENEMY.capitalShips, cruiser('decoy', { decoy: true })]);
    expect(chosen(vendetta, 'decoy', [], { player: 'Ann', own: OWN, enemy }).nominated).toBe('decoy');
    const told = battle({ fleet: OWN }, { fleet: ENEMY });
    expect(refusals(() => isSubplotCompleted(vendetta, setUp(vendetta), told))).toEqual([
      ['subplot/not-chosen', 'nominated'],
    ]);
  });
});

describe('the odds of a set-up', () => {
  it('of Extended Duty: a ship suffers in two cases of six', () => {
    const one = { ...FORCES, own: fleet([cruiser('a')]) };
    const exact = odds((dice) => setUpSubplot(extendedDuty, one, dice).rolled);
    const unhurt = probability(exact, ({ damaged, short }) => damaged.length + short.length === 0);
    expect(unhurt).toEqual({ numerator: 2n, denominator: 3n });
    expect(probability(exact, ({ damaged }) => damaged[0]?.lost === 2)).toEqual({
      numerator: 1n,
      denominator: 18n,
    });
  });
});
