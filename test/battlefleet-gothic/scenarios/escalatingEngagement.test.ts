import { describe, expect, it } from 'vitest';
import { mapOdds, odds, scriptedDice } from 'wargame-rules';
import {
  type CapitalShipFate,
  checkForces,
  decideScenario,
  escalatingEngagement,
  rollNextDivision,
  scenarioEnds,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side } from './arbitraries';
import { codes, table } from './shorthand';

describe('scenario eight: Escalating Engagement', () => {
  const five = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => cruiser(prefix + letter, 100));
  const [first, second] = [fleet({ capitalShips: five('f') }), fleet({ capitalShips: five('s') })];
  const divided = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => [prefix + letter]);
  const divisions = { first: divided('f'), second: divided('s') };
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { first, second }, divisions } };

  it('BG-FORMAT-1: wants five divisions, none empty, every unit in one', () => {
    expect(checkForces(escalatingEngagement, deepFreeze(muster))).toEqual([]);
    const wrong = { first: [['fa', 'fb'], [], ['fc', 'fc'], ['sa']], second: divided('s') };
    expect(
      codes(checkForces(escalatingEngagement, { ...muster, forces: { ...muster.forces, divisions: wrong } })),
    ).toEqual([
      'wrong-division forces.divisions.first',
      'wrong-division forces.divisions.first[1]',
      'wrong-division forces.divisions.first[2][0]',
      'wrong-division forces.divisions.first[2][1]',
      'unknown-unit forces.divisions.first[3][0]',
      'wrong-division forces.divisions.first',
    ]);
    const none = { ...muster.forces, divisions: undefined as never };
    expect(codes(checkForces(escalatingEngagement, { ...muster, forces: none }))).toHaveLength(4);
  });

  it('begins with a random division on each side, and draws the next with its edge', () => {
    const facts = { ...muster, choices: {}, table, battlezone: 'none' } as const;
    const start = mapOdds(
      odds((dice) => dice.roll(5)),
      (face) => {
        const script = [...Array<number>(10).fill(1), face, 2, 3, 4, 5, 6];
        return setUpScenario(escalatingEngagement, facts, scriptedDice(script)).rolls.starting.first;
      },
    );
    expect(start.outcomes.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    const next = odds((dice) => rollNextDivision([1, 3, 4], dice));
    expect(next.outcomes).toHaveLength(12);
    expect(new Set(next.outcomes.map(({ weight }) => weight)).size).toBe(1);
    expect(rollNextDivision([], scriptedDice([]))).toBeNull();
  });

  it('is won by victory points, and goes on while divisions may come', () => {
    const play = (
      one: CapitalShipFate['status'],
      other: CapitalShipFate['status'],
      rest: CapitalShipFate['status'] = 'off-table',
    ) =>
      ({
        players: { first: 'Ann', second: 'Ben' },
        ledger: {
          sides: [
            side('Ann', first, {
              capitalShips: [
                { id: 'fa', status: one },
                ...['b', 'c', 'd', 'e'].map((letter) => ({ id: `f${letter}`, status: rest })),
              ],
            }),
            side('Ben', second, { capitalShips: [{ id: 'sa', status: other }] }),
          ],
        },
        events: {},
      }) as const;
    expect(decideScenario(escalatingEngagement, play('on-table', 'destroyed')).winningSide).toBe('first');
    expect(decideScenario(escalatingEngagement, play('destroyed', 'on-table')).winningSide).toBe('second');
    expect(scenarioEnds(escalatingEngagement, play('destroyed', 'on-table'))).toEqual([]);
    expect(scenarioEnds(escalatingEngagement, play('destroyed', 'on-table', 'disengaged'))).toHaveLength(1);
  });
});
