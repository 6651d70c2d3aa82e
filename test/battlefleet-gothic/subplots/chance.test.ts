import { describe, expect, it } from 'vitest';
import { odds, playScript } from 'wargame-rules';
import {
  declareSubplots,
  enemyPlans,
  freshCaptain,
  meteorStorm,
  navigationalHazards,
  navigationalHazardsTable,
  searchForPlans,
  setUpSubplot,
  signallingProblems,
  subplotEffects,
  unexpectedHelp,
} from 'wargame-rules/battlefleet-gothic';
import { reasonsOf } from '../../violationsOf';
import { ADMIRAL, cruiser, fate, fleet, refusals, squadron } from '../ledger/build';
import { ANN_WON, BEN_WON, chosen, completes, DRAWN, ENEMY, FORCES, OWN, setUp } from './play';

describe('Meteor Storm!', () => {
  it('hits each own capital ship on a 1-3 with one roll for critical damage', () => {
    const inPlay = setUp(meteorStorm, [3, 3, 4, 4, 1, 5, 6, 6]);
    const [flag, last] = inPlay.rolled.hits;
    expect(flag).toMatchObject({ ship: 'flag', critical: { roll: 7, effect: { critical: 'fire' } } });
    expect(last).toMatchObject({
      ship: 'b',
      critical: { roll: 11, effect: { critical: 'hull-breach' }, damage: 3 },
    });
    expect(subplotEffects(meteorStorm, inPlay)).toEqual([
      { type: 'critical-damage', ship: 'flag', critical: flag?.critical },
      { type: 'critical-damage', ship: 'b', critical: last?.critical },
    ]);
  });

  it('passes a result on that can’t apply to the ship', () => {
    const own = fleet([cruiser('a', { weapons: ['prow'], shields: 0 })]);
    const first = (faces: readonly number[]) =>
      setUp(meteorStorm, faces, { ...FORCES, own }).rolled.hits[0]?.critical.effect.critical;
    expect(first([1, 1, 1])).toBe('prow-weapons');
    expect(first([1, 5, 5, 1])).toBe('hull-breach');
  });

  it('is completed when the battle is won', () => {
    const inPlay = setUp(meteorStorm, [6, 6, 6]);
    expect(completes(meteorStorm, inPlay, {}, {}, ANN_WON)).toBe(true);
    expect(completes(meteorStorm, inPlay, {}, {}, DRAWN)).toBe(false);
    expect(completes(meteorStorm, inPlay, {}, {}, BEN_WON)).toBe(false);
  });
});

describe('Signalling Problems', () => {
  const inPlay = setUp(signallingProblems);
  const lose = (of: number, lost: number) =>
    completes(
      signallingProblems,
      inPlay,
      {
        fleet: fleet([cruiser('flag', { commander: ADMIRAL })], [squadron('s', of)]),
        squadrons: [{ id: 's', status: lost === of ? 'destroyed' : 'disengaged', lost }],
      },
      {},
    );

  it('keeps the commander’s re-rolls within 30 cm', () => {
    expect(subplotEffects(signallingProblems, inPlay)).toEqual([
      { type: 'commander-reroll-range', within: 30 },
    ]);
  });

  it('C30: is completed when at least half of the own escorts survive, disengaged or not', () => {
    expect([lose(6, 3), lose(7, 4), lose(7, 3)]).toEqual([true, false, true]);
    expect([lose(6, 0), lose(6, 6)]).toEqual([true, false]);
    expect(completes(signallingProblems, inPlay, { fleet: fleet(OWN.capitalShips) }, {})).toBe(false);
  });
});

describe('Unexpected Help', () => {
  it('BG-SUB-3, C02, C19: allows D3×50 points, a ceiling, for a unit that was added', () => {
    const limits = odds((dice) => setUpSubplot(unexpectedHelp, FORCES, dice).rolled.mostPoints).outcomes;
    expect(limits).toEqual([
      { value: 50, weight: 1n },
      { value: 100, weight: 1n },
      { value: 150, weight: 1n },
    ]);
    const own = fleet(
      [
        ...OWN.capitalShips,
        cruiser('dear', { points: 151, reinforcement: true }),
        cruiser('fit', { points: 150, reinforcement: true }),
        cruiser('own', { points: 50 }),
      ],
      [...OWN.squadrons, { ...squadron('few', 2), reinforcement: true }, squadron('brig', 1)],
      { transports: [{ id: 't', name: 'Barge', points: 1 }] },
    );
    const forces = { ...FORCES, own };
    expect(chosen(unexpectedHelp, 'fit', [6], forces).nominated).toBe('fit');
    expect(chosen(unexpectedHelp, 'few', [3], forces).nominated).toBe('few');
    expect(refusals(() => chosen(unexpectedHelp, 'dear', [6], forces))).toEqual([
      ['subplot/too-many-points', 'id'],
    ]);
    expect(refusals(() => chosen(unexpectedHelp, 'few', [1], forces))).toEqual([
      ['subplot/too-many-points', 'id'],
    ]);
    for (const other of ['t', 'own', 'brig']) {
      expect(refusals(() => chosen(unexpectedHelp, other, [6], forces))).toEqual([
        ['subplot/wrong-unit', 'id'],
      ]);
    }
    expect(subplotEffects(unexpectedHelp, chosen(unexpectedHelp, 'few', [3], forces))).toEqual([
      { type: 'reinforcement', mostPoints: 100, unit: 'few' },
    ]);
  });

  it('BG-SUB-3: may be done without, and has failed then', () => {
    const alone = setUp(unexpectedHelp, [6]);
    expect(declareSubplots({ secret: false, subplots: [alone] }).subplots).toEqual([alone]);
    expect(completes(unexpectedHelp, alone, {}, {}, ANN_WON)).toBe(false);
    const undecided = { ...alone, nominated: undefined as never };
    expect(refusals(() => declareSubplots({ secret: false, subplots: [undecided] }))).toEqual([
      ['subplot/not-chosen', 'subplots[0].nominated'],
    ]);
  });

  it('is completed when a ship of it survives, not crippled; a single escort never is', () => {
    const own = fleet(
      [cruiser('help', { points: 150, reinforcement: true })],
      [{ ...squadron('few', 3), reinforcement: true }],
    );
    const forces = { ...FORCES, own };
    const ship = chosen(unexpectedHelp, 'help', [6], forces);
    const becomes = (...told: Parameters<typeof fate>) =>
      completes(unexpectedHelp, ship, { fleet: own, capitalShips: [fate(...told)] }, {});
    expect(becomes('help', 'disengaged')).toBe(true);
    expect(becomes('help', 'on-table', { crippled: true })).toBe(false);
    expect(becomes('help', 'hulk')).toBe(false);
    const escorts = chosen(unexpectedHelp, 'few', [3], forces);
    const loses = (lost: number) =>
      completes(
        unexpectedHelp,
        escorts,
        { fleet: own, squadrons: [{ id: 'few', status: lost === 3 ? 'destroyed' : 'on-table', lost }] },
        {},
      );
    expect([loses(0), loses(2), loses(3)]).toEqual([true, true, false]);
  });
});

describe('Navigational Hazards', () => {
  it('C20, C21: adds phenomena by its table, which says where it comes from', () => {
    const rolled = (...faces: number[]) => setUp(navigationalHazards, faces).rolled;
    expect([1, 2, 3, 4, 5].map((face) => rolled(face))).toEqual([
      { clouds: 1, asteroidFields: 0 },
      { clouds: 1, asteroidFields: 0 },
      { clouds: 2, asteroidFields: 0 },
      { clouds: 2, asteroidFields: 0 },
      { clouds: 0, asteroidFields: 1 },
    ]);
    expect(rolled(6, 5)).toEqual({ clouds: 3, asteroidFields: 1 });
    expect(subplotEffects(navigationalHazards, setUp(navigationalHazards, [5]))).toEqual([
      { type: 'phenomena', clouds: 0, asteroidFields: 1 },
    ]);
    expect(navigationalHazardsTable.rows.every(({ provenance }) => provenance === 'second-hand')).toBe(true);
    expect(navigationalHazards.provenance).toBe('second-hand');
  });

  it('is completed when the battle is won', () => {
    const inPlay = setUp(navigationalHazards, [5]);
    expect(completes(navigationalHazards, inPlay, {}, {}, ANN_WON)).toBe(true);
    expect(completes(navigationalHazards, inPlay, {}, {}, DRAWN)).toBe(false);
  });
});

describe('Fresh Captain', () => {
  const inPlay = setUp(freshCaptain, [2]);

  it('has a ship at random that is not the commander’s', () => {
    expect(inPlay.rolled).toEqual({ ship: 'b' });
    const ships = odds((dice) => setUpSubplot(freshCaptain, FORCES, dice).rolled.ship).outcomes;
    expect(ships).toEqual([
      { value: 'a', weight: 1n },
      { value: 'b', weight: 1n },
    ]);
    expect(subplotEffects(freshCaptain, inPlay)).toEqual([
      { type: 'leadership', ships: ['b'], modifier: -1, tests: 'all' },
    ]);
  });

  it('BG-SUB-4: is completed when it beats enemies worth its own points, each in full, once', () => {
    const crippled = { capitalShips: [fate('x', 'destroyed', { crippledBy: 'b', destroyedBy: 'b' })] };
    expect(completes(freshCaptain, inPlay, {}, crippled)).toBe(true);
    const byAnother = { capitalShips: [fate('x', 'destroyed', { crippledBy: 'a', destroyedBy: 'flag' })] };
    expect(completes(freshCaptain, inPlay, {}, byAnother)).toBe(false);
    const escorts = {
      squadrons: [
        { id: 'p', status: 'destroyed', lost: 2, destroyedBy: 'b' },
        { id: 'q', status: 'on-table', lost: 2, crippledBy: 'b' },
      ] as const,
    };
    expect(completes(freshCaptain, inPlay, {}, escorts)).toBe(true);
    expect(completes(freshCaptain, inPlay, {}, { squadrons: escorts.squadrons.slice(1) })).toBe(false);
  });

  it('C88: is not judged by a fleet without the captain’s ship', () => {
    const own = fleet([cruiser('flag', { commander: ADMIRAL })]);
    expect(reasonsOf(() => completes(freshCaptain, inPlay, { fleet: own }, {}))).toEqual([
      { code: 'subplot/unknown-unit', rule: 'BG-SUB-3', path: 'rolled.ship', facts: { id: 'b' } },
    ]);
  });

  it('counts a ship twice beaten once', () => {
    const own = fleet([cruiser('flag', { commander: ADMIRAL }), cruiser('b', { points: 181 })]);
    const twice = { capitalShips: [fate('y', 'destroyed', { crippledBy: 'b', destroyedBy: 'b' })] };
    expect(completes(freshCaptain, inPlay, { fleet: own }, twice)).toBe(false);
  });
});

describe('Enemy Plans', () => {
  it('are found on a 4+, with +1 on the commander’s ship', () => {
    const found = (commandersShip: boolean, face: number) =>
      playScript((dice) => searchForPlans({ commandersShip }, dice), [face]);
    expect([3, 4].map((face) => found(false, face).found)).toEqual([false, true]);
    expect([2, 3].map((face) => found(true, face).found)).toEqual([false, true]);
    expect(subplotEffects(enemyPlans, setUp(enemyPlans))).toEqual([
      { type: 'plans', atLeast: 4, commandersShip: 1 },
    ]);
  });

  it('is completed when the plans are captured', () => {
    const inPlay = setUp(enemyPlans);
    const boarding = { type: 'boarding', by: 'a', target: 'x' } as const;
    expect(completes(enemyPlans, inPlay, {}, {})).toBe(false);
    expect(completes(enemyPlans, inPlay, { deeds: [boarding] }, {})).toBe(false);
    expect(completes(enemyPlans, inPlay, { deeds: [boarding, { ...boarding, plansFound: true }] }, {})).toBe(
      true,
    );
  });
});

describe('the fleets of these tests', () => {
  it('are as the tests suppose', () => {
    expect(OWN.capitalShips.map(({ id }) => id)).toEqual(['flag', 'a', 'b']);
    expect(ENEMY.squadrons.map(({ ships }) => ships.length)).toEqual([2, 4]);
  });
});
