import { describe, expect, it } from 'vitest';
import { isWargameError, scriptedDice } from 'wargame-rules';
import {
  checkForces,
  checkScenario,
  decideScenario,
  defineScenario,
  fleetGone,
  noDefences,
  type PlainTypes,
  pointsLimit,
  rollForces,
  SCENARIO_IDS,
  type Scenario,
  setUpScenario,
  TEN_SCENARIOS,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, side } from './arbitraries';

type AmbushTypes = PlainTypes<'hunter' | 'prey'>;

const ambush: Scenario<AmbushTypes> = {
  id: 'ambush',
  title: 'Ambush',
  overview: 'A small fleet strikes from hiding.',
  sides: [
    { id: 'hunter', title: 'Hunter', role: 'attacker' },
    { id: 'prey', title: 'Prey', role: 'defender' },
  ],
  forces: {
    summary: 'The prey has the agreed points, the hunter two thirds of them.',
    limits: [pointsLimit('prey', 1, 1), pointsLimit('hunter', 2, 3), noDefences('hunter')],
  },
  battlezone: { summary: 'Deep space.', zones: ['deep-space'], roll: null, mayBeEmpty: false },
  setUp: { steps: ['The prey sets up first.'] },
  firstTurn: { by: 'side', side: 'hunter' },
  specialRules: [{ id: 'hidden', title: 'Hidden', summary: 'The hunter is not seen before it fires.' }],
  gameLength: { turns: 6, ends: [fleetGone] },
  victory: { summary: 'Most victory points.' },
};

/** The faults of the scenario with something changed. */
function faults(change: object): readonly string[] {
  return checkScenario({ ...ambush, ...change }).map(({ code, path }) => `${code} ${path}`);
}

describe('the format of scenarios', () => {
  it('BG-FORMAT-1: all ten are there, numbered, complete, and made with the function of contributors', () => {
    expect(TEN_SCENARIOS.map(({ id }) => id)).toEqual([...SCENARIO_IDS]);
    expect(TEN_SCENARIOS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const scenario of TEN_SCENARIOS) {
      expect(checkScenario(scenario)).toEqual([]);
      expect(Object.isFrozen(scenario) && Object.isFrozen(scenario.forces.limits)).toBe(true);
      expect(scenario.provenance).toBe('second-hand');
      const again = defineScenario(scenario);
      expect(again).toEqual(scenario);
      for (const part of ['overview', 'title'] as const) expect(scenario[part]).not.toBe('');
      expect(scenario.setUp.steps.length).toBeGreaterThan(0);
      expect(scenario.gameLength.turns !== null || scenario.gameLength.ends.length > 0).toBe(true);
    }
  });

  it('BG-FORMAT-1: six have an attacker and a defender', () => {
    const withRoles = TEN_SCENARIOS.filter(({ sides }) => sides.some(({ role }) => role !== null));
    expect(withRoles.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 9]);
    for (const { sides } of withRoles)
      expect(sides.map(({ role }) => role).sort()).toEqual(['attacker', 'defender']);
  });

  it('BG-FORMAT-1: a scenario from elsewhere is played like the ten', () => {
    const scenario = defineScenario(ambush);
    const forces = {
      fleets: {
        hunter: fleet({ capitalShips: [cruiser('fox', 120)] }),
        prey: fleet({ capitalShips: [cruiser('hen')] }),
      },
    };
    const agreed = { points: 180 };
    expect(rollForces(scenario, agreed, scriptedDice([]))).toEqual({});
    const muster = deepFreeze({
      agreed,
      rolls: {},
      forces,
      choices: {},
      table: { width: 120, height: 60 },
      battlezone: 'deep-space',
    } as const);
    expect(checkForces(scenario, muster)).toEqual([]);
    const [hunter, prey] = ambush.sides;
    const alone = defineScenario({ ...ambush, sides: [{ ...hunter, mayHaveNoShips: true }, prey] });
    const unseen = { ...muster, forces: { fleets: { ...forces.fleets, hunter: fleet() } } };
    expect(checkForces(alone, unseen)).toEqual([]);
    expect(checkForces(scenario, unseen).map(({ code }) => code)).toEqual(['fleet/empty']);
    const setUp = setUpScenario(scenario, muster, scriptedDice([1, 1, 1, 6, 2]));
    expect(setUp.firstTurn).toEqual({ by: 'side', side: 'hunter' });
    expect(setUp.leadership.hunter).toEqual([{ id: 'fox', roll: 6, leadership: 9 }]);
    const ledger = {
      sides: [
        side('Ann', forces.fleets.hunter),
        side('Ben', forces.fleets.prey, { capitalShips: [{ id: 'hen', status: 'destroyed' }] }),
      ],
    } as const;
    const result = decideScenario(scenario, { players: { hunter: 'Ann', prey: 'Ben' }, ledger, events: {} });
    expect(result).toMatchObject({
      winner: 'Ann',
      winningSide: 'hunter',
      decidedBy: 'victory-points',
      level: 'victory',
    });
  });

  it('BG-FORMAT-1: a definition is checked at once, every fault with its place', () => {
    expect(faults({ id: 'Not An Id' })).toEqual(['scenario/malformed id']);
    expect(faults({ number: 0 })).toEqual(['scenario/malformed number']);
    expect(faults({ title: '', overview: 3 })).toEqual([
      'scenario/malformed title',
      'scenario/malformed overview',
    ]);
    expect(faults({ sides: [ambush.sides[0]] })).toEqual(['scenario/malformed sides']);
    expect(faults({ sides: [ambush.sides[0], ambush.sides[0]] })).toEqual([
      'scenario/duplicate-id sides[1].id',
      'scenario/duplicate-id sides[1].role',
    ]);
    expect(faults({ sides: [ambush.sides[0], { id: 'prey', title: 'Prey', role: 'victim' }] })).toEqual([
      'scenario/malformed sides[1].role',
    ]);
    expect(faults({ forces: { summary: 'x', limits: [{ summary: 'y' }] } })).toEqual([
      'scenario/malformed forces.limits[0].check',
    ]);
    expect(faults({ forces: null })).toEqual(['scenario/malformed forces']);
    const zones = ['deep-space', 'nowhere'];
    expect(faults({ battlezone: { ...ambush.battlezone, zones } })).toEqual([
      'scenario/unknown-battlezone battlezone.zones[1]',
    ]);
    expect(faults({ battlezone: { ...ambush.battlezone, zones: [] } })).toEqual([
      'scenario/unknown-battlezone battlezone',
    ]);
    expect(
      faults({ battlezone: { ...ambush.battlezone, planet: { place: 'centre', sizeTable: null } } }),
    ).toEqual(['scenario/malformed battlezone.planet.sizeFor']);
    expect(faults({ setUp: { steps: [''] } })).toEqual(['scenario/malformed setUp.steps[0]']);
    expect(faults({ setUp: { steps: [], roll: 6 } })).toEqual(['scenario/malformed setUp.roll']);
    expect(faults({ firstTurn: { by: 'side', side: 'fox' } })).toEqual([
      'scenario/unknown-side firstTurn.side',
    ]);
    expect(faults({ firstTurn: { by: 'chance' } })).toEqual(['scenario/malformed firstTurn.by']);
    const [hidden] = ambush.specialRules;
    expect(faults({ specialRules: [hidden, hidden] })).toEqual(['scenario/duplicate-id specialRules[1].id']);
    expect(faults({ specialRules: [{ ...hidden, summary: '' }] })).toEqual([
      'scenario/malformed specialRules[0].summary',
    ]);
    expect(faults({ gameLength: { turns: 1.5, ends: [] } })).toEqual(['scenario/malformed gameLength.turns']);
    expect(faults({ gameLength: { turns: null, ends: [] } })).toEqual(['scenario/no-end gameLength']);
    expect(faults({ victory: { summary: 'x', decide: 'me' } })).toEqual([
      'scenario/malformed victory.decide',
    ]);
    expect(checkScenario(null).map(({ code }) => code)).toEqual(['scenario/malformed']);
    expect(checkScenario({}).length).toBeGreaterThan(8);
  });

  it('BG-FORMAT-1: defineScenario throws all of them together, and keeps nothing that can change', () => {
    try {
      defineScenario({ ...ambush, title: '', overview: '' });
      expect.unreachable();
    } catch (error) {
      expect(isWargameError(error) && error.violations).toHaveLength(2);
    }
    const steps = ['One.'];
    const made = defineScenario({ ...ambush, setUp: { steps } });
    steps.push('Two.');
    expect(made.setUp.steps).toEqual(['One.']);
    expect(() => (made.setUp.steps as string[]).push('Three.')).toThrow(TypeError);
  });
});
