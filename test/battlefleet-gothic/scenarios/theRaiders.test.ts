import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  type CapitalShipFate,
  checkForces,
  checkSpacing,
  decideScenario,
  SPACINGS,
  scenarioEnds,
  setUpScenario,
  theRaiders,
  unreadyLeadership,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side } from './arbitraries';
import { code, codes, table } from './shorthand';

describe('scenario three: The Raiders', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 250)] });
  const defender = fleet({ capitalShips: [cruiser('ox', 250), cruiser('cow', 250)] });
  const muster = { agreed: { points: 500 }, rolls: {}, forces: { fleets: { attacker, defender } } };

  it('BG-FORMAT-1: gives the attacker half of the points, exactly', () => {
    expect(checkForces(theRaiders, deepFreeze(muster))).toEqual([]);
    expect(codes(checkForces(theRaiders, { ...muster, agreed: { points: 499 } }))).toEqual([
      'too-many-points forces.fleets.defender',
      'too-many-points forces.fleets.attacker',
    ]);
    for (const points of [0, 1.5, Number.NaN, '500']) {
      expect(codes(checkForces(theRaiders, { ...muster, agreed: { points: points as number } }))).toEqual([
        'bad-agreement agreed.points',
      ]);
    }
    const armed = fleet({ ...attacker, defences: [{ id: 'dock', name: 'Dock', points: 90 }] });
    expect(
      codes(checkForces(theRaiders, { ...muster, forces: { fleets: { attacker: armed, defender } } })),
    ).toEqual(['too-many-defences forces.fleets.attacker.defences']);
  });

  it('has the defender unready for D6 turns, and 30 cm from the edges', () => {
    const facts = { ...muster, choices: {}, table, battlezone: 'none' } as const;
    const setUp = setUpScenario(theRaiders, facts, scriptedDice([4, 4, 4, 3]));
    expect(setUp.rolls).toEqual({ unreadyTurns: 3 });
    expect(setUp.firstTurn).toEqual({ by: 'side', side: 'attacker' });
    expect([1, 3, 4].map((turn) => unreadyLeadership(turn, setUp.rolls.unreadyTurns))).toEqual([-1, -1, 0]);
    const units = [
      { id: 'ox', at: { x: 40, y: 60 } },
      { id: 'cow', at: { x: 59, y: 60 } },
      { id: 'fox', at: { x: 29, y: 90 } },
    ];
    expect(codes(checkSpacing(units, { table, ...SPACINGS['the-raiders'] }))).toEqual([
      'wrong-place markers[1].at',
      'wrong-place markers[2].at',
    ]);
  });

  it('is won by victory points, and lasts 8 turns', () => {
    const play = (fox: CapitalShipFate['status'], ox: CapitalShipFate['status']) =>
      ({
        players: { attacker: 'Ann', defender: 'Ben' },
        ledger: {
          sides: [
            side('Ben', defender, { capitalShips: [{ id: 'ox', status: ox }] }),
            side('Ann', attacker, { capitalShips: [{ id: 'fox', status: fox }] }),
          ],
          turns: 8,
        },
        events: {},
      }) as const;
    expect(decideScenario(theRaiders, play('on-table', 'hulk'))).toMatchObject({
      winner: 'Ann',
      winningSide: 'attacker',
    });
    expect(decideScenario(theRaiders, play('disengaged', 'on-table'))).toMatchObject({
      winner: 'Ben',
      winningSide: 'defender',
    });
    expect(decideScenario(theRaiders, play('on-table', 'on-table')).level).toBe('draw');
    expect(scenarioEnds(theRaiders, play('disengaged', 'on-table'))).toEqual([
      '8 turns are over',
      'a fleet is destroyed or has disengaged',
    ]);
    const strangers = { ...play('on-table', 'on-table'), players: { attacker: 'Ann', defender: 'Cid' } };
    expect(() => decideScenario(theRaiders, strangers)).toThrow(code('scenario/unknown-player'));
    const twice = { ...play('on-table', 'on-table'), players: { attacker: 'Ann', defender: 'Ann' } };
    expect(() => decideScenario(theRaiders, twice)).toThrow(/players.attacker.*players.defender/);
  });
});
