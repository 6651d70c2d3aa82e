import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinZone, seededDice } from 'wargame-rules';
import {
  battleResult,
  blockadeRun,
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  decideScenario,
  scenarioEnds,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side, squadron } from './arbitraries';
import { codes, table } from './shorthand';

describe('scenario five: Blockade Run', () => {
  const runner = fleet({ capitalShips: [cruiser('hare', 185)], squadrons: [squadron('mice', 3)] });
  const blockader = fleet({ capitalShips: [cruiser('wall', 300), cruiser('gate', 250)] });
  const muster = { agreed: { points: 550 }, rolls: {}, forces: { fleets: { runner, blockader } } };
  const facts = { ...muster, choices: { runnerEdge: 'left' }, table, battlezone: 'deep-space' } as const;

  it('BG-FORMAT-1: gives the runner half of the points, and one of two battlezones', () => {
    expect(checkForces(blockadeRun, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(blockadeRun, { ...muster, agreed: { points: 549 } }))).toEqual([
      'too-many-points forces.fleets.blockader',
      'too-many-points forces.fleets.runner',
    ]);
    expect(codes(checkSetUp(blockadeRun, { ...facts, battlezone: 'flare-region' }))).toEqual([
      'wrong-battlezone battlezone',
    ]);
  });

  it('rolls a third for each blockading unit, 60 cm from the runner', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('left', 'right'), (seed, runnerEdge) => {
        const setUp = setUpScenario(blockadeRun, { ...facts, choices: { runnerEdge } }, seededDice(seed));
        expect(setUp.rolls.thirds.map(({ id }) => id)).toEqual(['wall', 'gate']);
        const [start, ...thirds] = setUp.zones;
        expect(start?.side).toBe('runner');
        expect(thirds.flatMap(({ units = [] }) => units).sort()).toEqual(['gate', 'wall']);
        const near = runnerEdge === 'left' ? 59 : 121;
        for (const { zone } of thirds)
          expect([20, 60, 100].some((y) => isWithinZone({ x: near, y }, zone))).toBe(false);
        for (const { roll, third } of setUp.rolls.thirds) {
          expect(third).toBe(['upper', 'upper', 'middle', 'middle', 'lower', 'lower'][roll - 1]);
        }
        expect(setUp.firstTurn.by).toBe('roll-off');
      }),
      { numRuns: 25 },
    );
  });

  it('is won by victory points and what got through: all of it, or a quarter of a crippled ship', () => {
    const play = (hare: CapitalShipFate, lost: number) =>
      ({
        players: { runner: 'Ann', blockader: 'Ben' },
        ledger: {
          sides: [
            side('Ann', runner, {
              capitalShips: [hare],
              squadrons: [{ id: 'mice', status: 'exited', lost }],
            }),
            side('Ben', blockader),
          ],
          turns: 6,
        },
        events: {},
      }) as const;
    const through = decideScenario(blockadeRun, deepFreeze(play({ id: 'hare', status: 'exited' }, 1)));
    expect(through.winningSide).toBe('runner');
    expect(through.ledger.sides[0].objectives).toEqual([
      { name: 'hare got through', points: 185 },
      { name: 'mice got through', points: 60 },
    ]);
    expect(battleResult(through.ledger).score.sides.map(({ total }) => total)).toEqual([245, 0]);
    const crippled = decideScenario(blockadeRun, play({ id: 'hare', status: 'exited', crippled: true }, 0));
    expect(crippled.ledger.sides[0].objectives?.map(({ points }) => points)).toEqual([47, 90]);
    const stopped = decideScenario(blockadeRun, play({ id: 'hare', status: 'destroyed' }, 0));
    expect(stopped.winningSide).toBe('blockader');
    expect(scenarioEnds(blockadeRun, play({ id: 'hare', status: 'on-table' }, 0))).toEqual([
      '6 turns are over',
    ]);
  });
});
