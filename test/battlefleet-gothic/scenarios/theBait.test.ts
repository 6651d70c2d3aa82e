import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  checkForces,
  checkSetUp,
  decideScenario,
  reinforcementReach,
  scenarioEnds,
  setUpScenario,
  theBait,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron, zoneHolds } from './arbitraries';
import { code, codes } from './shorthand';

describe('scenario two: The Bait', () => {
  const pursuers = fleet({ capitalShips: [cruiser('hound', 250), cruiser('wolf', 250)] });
  const pursued = fleet({ capitalShips: [cruiser('hare', 250), cruiser('bear', 500)] });
  const muster = { agreed: {}, rolls: {}, forces: { fleets: { pursuers, pursued }, bait: 'hare' } };
  const facts = {
    ...muster,
    choices: { edge: 'right' },
    table: { width: 240, height: 120 },
    battlezone: 'roll',
  } as const;

  it('BG-FORMAT-1: takes 500 points against a bait of 250 and friends for 500', () => {
    expect(checkForces(theBait, deepFreeze(muster))).toEqual([]);
    const more = {
      ...muster,
      forces: {
        fleets: { pursuers: fleet({ capitalShips: [cruiser('hound', 501)] }), pursued },
        bait: 'bear',
      },
    };
    expect(codes(checkForces(theBait, more))).toEqual([
      'too-many-points forces.fleets.pursuers',
      'too-many-points forces.bait',
    ]);
    const lost = { ...muster, forces: { ...muster.forces, bait: 'owl' } };
    expect(codes(checkForces(theBait, lost))).toEqual(['unknown-unit forces.bait']);
    const squads = fleet({ squadrons: [squadron('dogs', 6)], capitalShips: [cruiser('bear', 501)] });
    const dogs = { ...muster, forces: { fleets: { pursuers, pursued: squads }, bait: 'dogs' } };
    expect(codes(checkForces(theBait, dogs))).toEqual(['too-many-points forces.fleets.pursued']);
  });

  it('rolls the zone, has the pursuers 60 cm behind, and the fleeing ship move first', () => {
    const setUp = setUpScenario(theBait, facts, seededDice(4));
    expect(setUp.battlezoneRoll).toBeGreaterThanOrEqual(1);
    expect(setUp.battlefield?.zone).toBe((setUp.battlezoneRoll ?? 0) <= 3 ? 'outer-reaches' : 'deep-space');
    expect(setUp.firstTurn).toEqual({ by: 'side', side: 'pursued' });
    expect(zoneHolds(setUp.zones[0], { x: 60, y: 60 })).toBe(true);
    expect(zoneHolds(setUp.zones[0], { x: 61, y: 60 })).toBe(false);
    const left = setUpScenario(theBait, { ...facts, choices: { edge: 'left' } }, seededDice(4));
    expect(zoneHolds(left.zones[0], { x: 180, y: 60 })).toBe(true);
    expect(codes(checkSetUp(theBait, { ...facts, battlezone: 'none', choices: {} as never }))).toEqual([
      'wrong-battlezone battlezone',
      'wrong-choice choices.edge',
    ]);
  });

  it('lets friends in along the long edges, 30 cm further each turn', () => {
    expect([1, 2, 4].map(reinforcementReach)).toEqual([0, 30, 90]);
    expect(() => reinforcementReach(0)).toThrow(code('argument/out-of-range'));
  });

  it('is won by victory points, and lasts while friends may still come', () => {
    const play = (
      hare: 'destroyed' | 'on-table',
      wolf: 'destroyed' | 'on-table',
      bear: 'off-table' | 'disengaged',
    ) =>
      ({
        players: { pursuers: 'Ann', pursued: 'Ben' },
        ledger: {
          sides: [
            side('Ann', pursuers, { capitalShips: [{ id: 'wolf', status: wolf }] }),
            side('Ben', pursued, {
              capitalShips: [
                { id: 'hare', status: hare },
                { id: 'bear', status: bear },
              ],
            }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(theBait, play('destroyed', 'on-table', 'off-table')).winningSide).toBe('pursuers');
    expect(decideScenario(theBait, play('on-table', 'destroyed', 'off-table')).winningSide).toBe('pursued');
    expect(scenarioEnds(theBait, play('destroyed', 'on-table', 'off-table'))).toEqual([]);
    expect(scenarioEnds(theBait, play('destroyed', 'on-table', 'disengaged'))).toHaveLength(1);
  });
});
