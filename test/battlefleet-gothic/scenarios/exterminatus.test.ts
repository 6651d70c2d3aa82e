import { describe, expect, it } from 'vitest';
import { mapOdds, odds, probability, scriptedDice, seededDice } from 'wargame-rules';
import {
  type CapitalShipFate,
  checkForces,
  checkSetUp,
  decideScenario,
  exterminatus,
  mostExterminators,
  rollCampaignLoss,
  rollExterminator,
  scenarioEnds,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, squadron } from './arbitraries';
import { assault } from './assault';
import { code, codes, table } from './shorthand';

describe('scenario nine: Exterminatus!', () => {
  const attacker = fleet({
    capitalShips: [cruiser('fox', 600, { weapons: ['prow'] }), cruiser('cub', 400, { weapons: ['port'] })],
  });
  const defender = fleet({
    capitalShips: [cruiser('ox', 500), cruiser('cow', 400)],
    squadrons: [squadron('dogs', 3)],
  });
  const forces = { fleets: { attacker, defender }, exterminators: ['fox'] };
  const muster = { agreed: { points: 1_000 }, rolls: { defencePoints: 0 }, forces };
  const facts = {
    ...muster,
    choices: { patrols: ['dogs', 'ox'] },
    table,
    battlezone: 'primary-biosphere',
  } as const;

  it('BG-FORMAT-1: takes one Exterminator for every 1,000 points or part of them, at least one', () => {
    expect([1, 1_000, 1_001, 2_000, 2_001].map(mostExterminators)).toEqual([1, 1, 2, 2, 3]);
    expect(checkForces(exterminatus, deepFreeze(muster))).toEqual([]);
    const check = (change: object) =>
      codes(checkForces(exterminatus, { ...muster, forces: { ...forces, ...change } }));
    expect(check({ exterminators: [] })).toEqual(['too-few-ships forces.exterminators']);
    expect(check({ exterminators: ['cub', 'owl', 'fox', 'fox'] })).toEqual([
      'too-many-ships forces.exterminators',
      'wrong-ship forces.exterminators[0]',
      'unknown-unit forces.exterminators[1]',
      'wrong-choice forces.exterminators[3]',
    ]);
    expect(check({ exterminators: [], blackstoneFortress: 'cub' })).toEqual([]);
    const imperial = { attacker: { ...attacker, faction: 'Imperial' }, defender };
    expect(check({ fleets: imperial, blackstoneFortress: 'owl' })).toEqual([
      'unknown-unit forces.blackstoneFortress',
      'wrong-ship forces.blackstoneFortress',
      'too-many-ships forces.exterminators',
    ]);
  });

  it('keeps one unit on patrol for each full 500 points', () => {
    expect(checkSetUp(exterminatus, facts)).toEqual([]);
    expect(codes(checkSetUp(exterminatus, { ...facts, choices: { patrols: ['ox'] } }))).toEqual([
      'wrong-choice choices.patrols',
    ]);
    const setUp = setUpScenario(exterminatus, facts, seededDice(9));
    expect(setUp.firstTurn.by).toBe('roll-off');
    expect(setUp.zones.map(({ side: one }) => one)).toEqual(['defender', 'attacker']);
  });

  it('kills the planet on 4 or more, in low orbit and within 45 cm', () => {
    const chance = odds((dice) => rollExterminator({ inLowOrbit: true, distance: 45 }, dice).planetDestroyed);
    expect(probability(chance, (dead) => dead)).toEqual({ numerator: 1n, denominator: 2n });
    const nothing = { roll: null, planetDestroyed: false };
    expect(rollExterminator({ inLowOrbit: true, distance: 45.1 }, scriptedDice([]))).toEqual(nothing);
    expect(rollExterminator({ inLowOrbit: false, distance: 10 }, scriptedDice([]))).toEqual(nothing);
    const losses = mapOdds(odds(rollCampaignLoss), ({ systemBecomes }) => systemBecomes);
    expect(probability(losses, (one) => one === null)).toEqual({ numerator: 1n, denominator: 2n });
    expect(probability(losses, (one) => one === 'mining-world')).toEqual({ numerator: 1n, denominator: 4n });
  });

  it('is won by the planet, by the Exterminators, or by who stays', () => {
    type Status = CapitalShipFate['status'];
    const play = (planetDestroyed: boolean, fox: Status, cub: Status, others: Status, dogs = false) => {
      const battle = assault(
        attacker,
        defender,
        {
          attacker: [
            { id: 'fox', status: fox },
            { id: 'cub', status: cub },
          ],
          defender: [
            { id: 'ox', status: others },
            { id: 'cow', status: others },
          ],
        },
        { exterminators: ['fox'], planetDestroyed },
      );
      const [one, other] = battle.ledger.sides;
      const gone = { ...other, squadrons: [{ id: 'dogs', status: 'disengaged', lost: 0 }] } as const;
      return { ...battle, ledger: { sides: [one, dogs ? gone : other] as const } };
    };
    const outcome = (...given: Parameters<typeof play>) => decideScenario(exterminatus, play(...given));
    expect(outcome(true, 'destroyed', 'on-table', 'on-table').winningSide).toBe('attacker');
    expect(outcome(false, 'hulk', 'on-table', 'on-table').winningSide).toBe('defender');
    expect(outcome(false, 'disengaged', 'disengaged', 'on-table').winningSide).toBe('defender');
    expect(outcome(false, 'on-table', 'on-table', 'disengaged', true).winningSide).toBe('attacker');
    expect(outcome(false, 'on-table', 'on-table', 'on-table')).toMatchObject({ winner: null, level: 'draw' });
    expect(outcome(false, 'disengaged', 'disengaged', 'destroyed', true).level).toBe('draw');
    expect(scenarioEnds(exterminatus, play(true, 'hulk', 'on-table', 'on-table'))).toEqual([
      'all Exterminators are destroyed',
      'the planet is destroyed',
    ]);
    expect(scenarioEnds(exterminatus, play(false, 'on-table', 'on-table', 'on-table'))).toEqual([]);
    const bad = assault(attacker, defender, {}, { exterminators: ['owl'], planetDestroyed: 'no' as never });
    expect(() => decideScenario(exterminatus, bad)).toThrow(
      /events\.exterminators\[0\].*events\.planetDestroyed/,
    );
    const none = assault(attacker, defender, {}, { exterminators: [], planetDestroyed: false });
    expect(() => decideScenario(exterminatus, none)).toThrow(code('scenario/too-few-ships'));
  });
});
