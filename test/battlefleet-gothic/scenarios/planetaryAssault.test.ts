import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  assaultDecision,
  assaultPoints,
  assaultTotal,
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  decideScenario,
  planetaryAssault,
  scenarioEnds,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, squadron, transports, zoneHolds } from './arbitraries';
import { assault } from './assault';
import { codes, defences, table } from './shorthand';

describe('scenario seven: Planetary Assault', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 600)], transports: transports(4) });
  const defender = fleet({
    capitalShips: [cruiser('ox', 300), cruiser('cow', 210)],
    squadrons: [squadron('dogs', 3)],
    defences: defences(60),
  });
  const muster = {
    agreed: { points: 600 },
    rolls: { defencePoints: 60 },
    forces: { fleets: { attacker, defender } },
  };
  const facts = {
    ...muster,
    choices: { patrols: ['dogs', 'ox'] },
    table,
    battlezone: 'primary-biosphere',
  } as const;

  it('BG-FORMAT-1: gives the attacker two transports for nothing for 500 points or part of them', () => {
    expect(checkForces(planetaryAssault, deepFreeze(muster))).toEqual([]);
    const five = fleet({ ...attacker, transports: transports(5) });
    expect(
      codes(checkForces(planetaryAssault, { ...muster, forces: { fleets: { attacker: five, defender } } })),
    ).toEqual(['too-many-ships forces.fleets.attacker.transports']);
  });

  it('rolls who places each patrol, and sets the attacker up far from the planet', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(40, 140), (seed, x) => {
        const setUp = setUpScenario(planetaryAssault, { ...facts, planetAt: { x, y: 50 } }, seededDice(seed));
        expect(setUp.rolls.patrols.map(({ id }) => id)).toEqual(['dogs', 'ox']);
        for (const { roll, placedBy } of setUp.rolls.patrols)
          expect(placedBy).toBe(roll <= 3 ? 'attacker' : 'defender');
        const size = ['small', 'medium', 'medium', 'medium', 'medium', 'large'][(setUp.planetRoll ?? 0) - 1];
        expect(setUp.battlefield?.planet?.size).toBe(size);
        const start = setUp.zones.find(({ side: one }) => one === 'attacker');
        expect(zoneHolds(start, { x: x === 40 ? 165 : 15, y: 0 })).toBe(true);
        expect(zoneHolds(start, { x: x === 40 ? 164 : 16, y: 0 })).toBe(false);
      }),
      { numRuns: 20 },
    );
    const wide = { ...facts, table: { width: 400, height: 120 } } as const;
    expect(codes(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: 200, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
    expect(codes(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: -1, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
    expect(checkSetUp(planetaryAssault, { ...wide, planetAt: { x: 250, y: 60 } })).toEqual([]);
    expect(
      codes(checkSetUp(planetaryAssault, { ...facts, choices: { patrols: ['ox', 'ox', 'fox'] } })),
    ).toEqual(['wrong-choice choices.patrols[1]', 'unknown-unit choices.patrols[2]']);
    expect(codes(checkSetUp(planetaryAssault, { ...facts, choices: {} as never }))).toEqual([
      'unknown-unit choices.patrols[0]',
    ]);
  });

  it('counts 1 for a capital ship and 2 for a transport, and out with victory points', () => {
    expect(assaultPoints({ capitalShips: 3, transports: 2 })).toBe(7);
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(5_000),
        fc.nat(5_000),
        (points, attackerVictoryPoints, defenderVictoryPoints) => {
          const total = assaultTotal({ assaultPoints: points, attackerVictoryPoints, defenderVictoryPoints });
          expect(total).toBe(
            points + Math.floor(attackerVictoryPoints / 500) - Math.ceil(defenderVictoryPoints / 500),
          );
        },
      ),
    );
    const levels = [-3, 0, 1, 2, 5, 6, 9, 10, 11].map((total) => {
      const { winner, level } = assaultDecision(total);
      return `${winner} ${level}`;
    });
    expect(levels).toEqual([
      'defender victory',
      'defender victory',
      'defender victory',
      'defender marginal-victory',
      'defender marginal-victory',
      'attacker marginal-victory',
      'attacker marginal-victory',
      'attacker victory',
      'attacker victory',
    ]);
  });

  it('is won by the assault, with what both sides scored', () => {
    const play = (points: number, ox: CapitalShipFate['status'], fox: CapitalShipFate['status']) =>
      assault(
        attacker,
        defender,
        { attacker: [{ id: 'fox', status: fox }], defender: [{ id: 'ox', status: ox }] },
        { assaultPoints: points },
      );
    expect(decideScenario(planetaryAssault, play(10, 'on-table', 'on-table'))).toMatchObject({
      winner: 'Ann',
      level: 'victory',
    });
    expect(decideScenario(planetaryAssault, play(6, 'destroyed', 'destroyed'))).toMatchObject({
      winner: 'Ben',
      level: 'marginal-victory',
    });
    expect(decideScenario(planetaryAssault, play(0, 'on-table', 'on-table'))).toMatchObject({
      winningSide: 'defender',
      level: 'victory',
    });
    expect(scenarioEnds(planetaryAssault, play(10, 'on-table', 'on-table'))).toEqual([
      'the attacker has 10 assault points or more',
    ]);
    expect(scenarioEnds(planetaryAssault, play(9, 'on-table', 'on-table'))).toEqual([]);
    expect(() => decideScenario(planetaryAssault, play(-1, 'on-table', 'on-table'))).toThrow(
      /events\.assaultPoints/,
    );
  });
});
