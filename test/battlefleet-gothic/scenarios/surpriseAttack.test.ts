import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from 'wargame-rules';
import {
  checkForces,
  checkSetUp,
  decideScenario,
  rollAlert,
  rollForces,
  STANDBY,
  scenarioEnds,
  setUpScenario,
  surpriseAttack,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet } from './arbitraries';
import { assault } from './assault';
import { codes, defences, table } from './shorthand';

describe('scenario four: Surprise Attack', () => {
  const attacker = fleet({ capitalShips: [cruiser('fox', 600)] });
  const defender = fleet({ capitalShips: [cruiser('ox', 300), cruiser('cow', 300)], defences: defences(90) });
  const muster = {
    agreed: { points: 600 },
    rolls: { defencePoints: 90 },
    forces: { fleets: { attacker, defender } },
  };
  const facts = { ...muster, choices: {}, table, battlezone: 'inner-biosphere' } as const;

  it('BG-FORMAT-1: takes equal points, and defences for what was rolled', () => {
    expect(rollForces(surpriseAttack, { points: 600 }, scriptedDice([3, 6]))).toEqual({ defencePoints: 90 });
    expect(checkForces(surpriseAttack, deepFreeze(muster))).toEqual([]);
    expect(
      codes(
        checkForces(surpriseAttack, { ...muster, agreed: { points: 599 }, rolls: { defencePoints: 80 } }),
      ),
    ).toEqual([
      'too-many-points forces.fleets.attacker',
      'too-many-points forces.fleets.defender',
      'too-many-defences forces.fleets.defender.defences',
    ]);
    expect(() => checkForces(surpriseAttack, { ...muster, rolls: {} as never })).toThrow(
      /rolls\.defencePoints/,
    );
  });

  it.each([
    [500, 'small'],
    [501, 'medium'],
    [1_500, 'medium'],
    [1_501, 'large'],
  ] as const)('has a planet in the centre that %i points make %s', (points, size) => {
    const small = fleet({ capitalShips: [cruiser('x', 100)] });
    const given = {
      ...facts,
      agreed: { points },
      rolls: { defencePoints: 0 },
      forces: { fleets: { attacker: small, defender: small } },
    };
    const { battlefield, planetRoll } = setUpScenario(surpriseAttack, given, seededDice(5));
    expect(battlefield?.planet).toMatchObject({ size, at: { x: 90, y: 60 }, square: null });
    expect(planetRoll).toBeNull();
    expect(codes(checkSetUp(surpriseAttack, { ...given, planetAt: { x: 90, y: 60 } }))).toEqual([
      'wrong-place planetAt',
    ]);
  });

  it('has D3 units on alert, no more than there are; the others stand by until they pass', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { rolls, leadership } = setUpScenario(surpriseAttack, facts, seededDice(seed));
        expect([1, 2]).toContain(rolls.onAlert);
        expect(leadership.defender.at(-1)).toEqual({ id: 'dock', roll: null, leadership: 7 });
      }),
      { numRuns: 20 },
    );
    expect(
      Object.entries(STANDBY)
        .filter(([, may]) => may === true)
        .map(([what]) => what),
    ).toEqual(['bracesForImpact', 'repairs', 'shields', 'turrets']);
    expect(rollAlert(8, scriptedDice([4, 5]))).toEqual({ roll: 9, passed: false, specialOrders: false });
  });

  it('is won by victory points', () => {
    const won = assault(attacker, defender, { defender: [{ id: 'ox', status: 'destroyed' }] }, {});
    expect(decideScenario(surpriseAttack, won).winningSide).toBe('attacker');
    const lost = assault(
      attacker,
      defender,
      { attacker: [{ id: 'fox', status: 'on-table', crippled: true }] },
      {},
    );
    expect(decideScenario(surpriseAttack, lost).winningSide).toBe('defender');
    expect(scenarioEnds(surpriseAttack, lost)).toEqual([]);
  });
});
