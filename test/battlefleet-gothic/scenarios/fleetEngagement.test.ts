import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, odds, probability, scriptedDice } from 'wargame-rules';
import {
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  decideScenario,
  type Fleet,
  FORMATIONS,
  fleetEngagement,
  formationBonuses,
  formationOptions,
  formationZones,
  pickFormation,
  rollFormations,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, zoneHolds } from './arbitraries';
import { code, codes, table } from './shorthand';

describe('scenario ten: Fleet Engagement', () => {
  const first = fleet({ capitalShips: [cruiser('fox', 500, { speed: 25 })] });
  const second = fleet({
    capitalShips: [cruiser('ox', 440, { speed: 20 })],
    squadrons: [squadron('dogs', 2)],
  });
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { first, second } } };

  it('BG-FORMAT-1: takes equal points', () => {
    expect(checkForces(fleetEngagement, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(fleetEngagement, { ...muster, agreed: { points: 499 } }))).toEqual([
      'too-many-points forces.fleets.first',
      'too-many-points forces.fleets.second',
    ]);
  });

  it('crosses the formations: seen from both sides the same maps, and opposite zones', () => {
    const shown = (own: (typeof FORMATIONS)[number], enemy: (typeof FORMATIONS)[number]) =>
      formationOptions(own, enemy)
        .map(({ map, zone }) => (zone ? `${map} ${zone}` : map))
        .join(' / ');
    expect(FORMATIONS.map((own) => FORMATIONS.map((enemy) => shown(own, enemy)))).toEqual([
      ['B', 'A dark / C dark', 'A dark / D dark'],
      ['A white / C white', 'D dark / D white', 'B'],
      ['A white / D white', 'B', 'B'],
    ]);
    const opposite = { white: 'dark', dark: 'white' } as const;
    for (const own of FORMATIONS) {
      for (const enemy of FORMATIONS) {
        const theirs = formationOptions(enemy, own);
        const mirrored = theirs.map(({ map, zone }) => ({ map, zone: zone && opposite[zone] }));
        expect(new Set(mirrored.map((one) => JSON.stringify(one)))).toEqual(
          new Set(formationOptions(own, enemy).map((one) => JSON.stringify(one))),
        );
      }
    }
    expect(() => formationOptions('square' as 'wedge', 'wedge')).toThrow(code('argument/unknown-value'));
  });

  it('rolls for the pick with a bonus each for speed, Admiral and escorts, ties again', () => {
    expect(formationBonuses(first, second)).toEqual({
      fastestShip: true,
      bestAdmiral: false,
      mostEscorts: false,
    });
    expect(formationBonuses(second, first)).toEqual({
      fastestShip: false,
      bestAdmiral: false,
      mostEscorts: true,
    });
    expect(formationBonuses(first, first)).toEqual({
      fastestShip: false,
      bestAdmiral: false,
      mostEscorts: false,
    });
    const led = fleet({
      capitalShips: [cruiser('ox', 400, { commander: { name: 'Admiral', points: 50, leadership: 9 } })],
    });
    const sides = (one: Fleet, other: Fleet, formation: 'sphere' | 'wedge') =>
      [
        { side: 'first', formation: 'sphere', fleet: one },
        { side: 'second', formation, fleet: other },
      ] as const;
    expect(rollFormations(sides(first, led, 'wedge'), scriptedDice([3, 3, 3, 4]))).toEqual({
      picks: 'second',
      dice: [3, 4],
      bonuses: [1, 1],
    });
    expect(rollFormations(sides(led, fleet(), 'wedge'), scriptedDice([4, 4]))).toMatchObject({
      picks: 'first',
      bonuses: [1, 0],
    });
    const plain = odds((dice) => rollFormations(sides(first, led, 'sphere'), dice).picks);
    expect(probability(plain, (picks) => picks === 'first')).toEqual({ numerator: 1n, denominator: 2n });
  });

  it('gives the pick one of his own options, and the enemy the other zone', () => {
    for (const own of FORMATIONS) {
      for (const enemy of FORMATIONS) {
        const options = { first: formationOptions(own, enemy), second: formationOptions(enemy, own) };
        for (const picks of ['first', 'second'] as const) {
          for (const { map, zone } of options[picks]) {
            for (const colour of zone ? [zone] : (['white', 'dark'] as const)) {
              const pick = pickFormation({ options, pick: { picks } }, { map, zone: colour });
              expect(pick.map).toBe(map);
              expect(pick[colour]).toBe(picks);
              expect(new Set([pick.white, pick.dark])).toEqual(new Set(['first', 'second']));
            }
          }
        }
      }
    }
    const crossed = { first: formationOptions('cross', 'cross'), second: formationOptions('cross', 'cross') };
    const rolled = { options: crossed, pick: { picks: 'first' } } as const;
    expect(() => pickFormation(rolled, { map: 'A', zone: 'dark' })).toThrow(code('scenario/wrong-choice'));
    expect(() => pickFormation(rolled, { map: 'B', zone: 'red' as 'dark' })).toThrow(
      code('scenario/wrong-choice'),
    );
  });

  it('draws the divisions of all maps within any table, 3 of them where a zone is split', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 120, max: 300 }),
      height: fc.integer({ min: 60, max: 120 }),
    });
    fc.assert(
      fc.property(sizes, fc.constantFrom('A', 'B', 'C', 'D'), (size, map) => {
        const zones = formationZones({ map, white: 'first', dark: 'second' } as const, size);
        const count = { A: 4, B: 6, C: 3, D: 4 }[map];
        expect(zones).toHaveLength(count);
        for (const { zone } of zones) {
          expect(checkZone(zone)).toEqual([]);
          for (const { x, y } of zone.pieces.flatMap(({ corners }) => corners)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(size.width + 1e-6);
            expect(y).toBeLessThanOrEqual(size.height + 1e-6);
          }
        }
      }),
    );
    const [white] = formationZones({ map: 'C', white: 'second', dark: 'first' }, table);
    expect(white).toMatchObject({ side: 'second', heading: 180 });
    expect(zoneHolds(white, { x: 60, y: 75 })).toBe(true);
    expect(zoneHolds(white, { x: 59, y: 75 })).toBe(false);
  });

  it('rolls pick and order of deployment, and wants known formations', () => {
    const facts = {
      ...muster,
      choices: { formations: { first: 'wedge', second: 'sphere' } },
      table,
      battlezone: 'none',
    } as const;
    const setUp = setUpScenario(fleetEngagement, facts, scriptedDice([1, 1, 1, 4, 5, 2, 6, 1, 3]));
    expect(setUp.rolls.options.first).toEqual([
      { map: 'A', zone: 'white' },
      { map: 'C', zone: 'white' },
    ]);
    expect(setUp.rolls.pick).toEqual({ picks: 'second', dice: [4, 5], bonuses: [1, 1] });
    expect(setUp.rolls.order).toEqual({ placesFirst: 'first', dice: [2, 6] });
    expect(setUp.firstTurn).toEqual({ by: 'roll-off', chooser: 'second', dice: [1, 3] });
    const square = { formations: { first: 'square' as 'wedge', second: undefined as never } };
    expect(codes(checkSetUp(fleetEngagement, { ...facts, choices: square }))).toEqual([
      'wrong-choice choices.formations.first',
      'wrong-choice choices.formations.second',
    ]);
  });

  it('is won by victory points', () => {
    const play = (fox: CapitalShipFate['status'], ox: CapitalShipFate['status']) =>
      ({
        players: { first: 'Ann', second: 'Ben' },
        ledger: {
          sides: [
            side('Ann', first, { capitalShips: [{ id: 'fox', status: fox }] }),
            side('Ben', second, { capitalShips: [{ id: 'ox', status: ox }] }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(fleetEngagement, play('on-table', 'destroyed')).winner).toBe('Ann');
    expect(decideScenario(fleetEngagement, play('disengaged', 'on-table')).winner).toBe('Ben');
  });
});
