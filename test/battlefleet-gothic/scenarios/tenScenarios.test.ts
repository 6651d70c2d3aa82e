import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, loggedDice, scriptedDice, seededDice } from 'wargame-rules';
import {
  blockadeRun,
  checkBattlefield,
  checkSetUp,
  convoy,
  cruiserClash,
  drawBattlefield,
  escalatingEngagement,
  exterminatus,
  fleetEngagement,
  planetaryAssault,
  rollForces,
  SCENARIO_IDS,
  type Scenario,
  type ScenarioSetUp,
  type ScenarioTypes,
  type SetUpFacts,
  setUpScenario,
  surpriseAttack,
  theBait,
  theRaiders,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, squadron, transports } from './arbitraries';

/** A scenario with facts that will do, ready to be set up. */
interface Sample {
  readonly scenario: Scenario;
  readonly facts: SetUpFacts<ScenarioTypes>;
}

function sample<Types extends ScenarioTypes>(scenario: Scenario<Types>, facts: SetUpFacts<Types>): Sample {
  return deepFreeze({ scenario, facts }) as unknown as Sample;
}

const table = { width: 240, height: 150 };
const agreed = { points: 1_000 };
const patrol = fleet({
  capitalShips: [cruiser('ox', 300), cruiser('cow', 100)],
  squadrons: [squadron('dogs', 3)],
});
const raid = fleet({
  capitalShips: [cruiser('fox', 300, { weapons: ['prow'] })],
  squadrons: [squadron('cubs', 2)],
});
const assault = { attacker: raid, defender: patrol };
const pair = { first: patrol, second: raid };
const plain = { rolls: {}, choices: {}, table } as const;
const defended = { ...plain, agreed, rolls: { defencePoints: 0 } } as const;
const fives = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => cruiser(prefix + letter, 100));
const divided = (prefix: string) => ['a', 'b', 'c', 'd', 'e'].map((letter) => [prefix + letter]);

const samples: readonly Sample[] = [
  sample(cruiserClash, {
    ...plain,
    agreed: {},
    forces: {
      fleets: {
        first: fleet({ capitalShips: [cruiser('a')] }),
        second: fleet({ capitalShips: [cruiser('b')] }),
      },
    },
    battlezone: 'roll',
  }),
  sample(theBait, {
    ...plain,
    agreed: {},
    forces: {
      fleets: { pursuers: raid, pursued: fleet({ capitalShips: [cruiser('hare'), cruiser('bear')] }) },
      bait: 'hare',
    },
    choices: { edge: 'left' },
    battlezone: 'roll',
  }),
  sample(theRaiders, { ...plain, agreed, forces: { fleets: assault }, battlezone: 'mercurial-zone' }),
  sample(surpriseAttack, { ...defended, forces: { fleets: assault }, battlezone: 'inner-biosphere' }),
  sample(blockadeRun, {
    ...plain,
    agreed,
    forces: { fleets: { runner: raid, blockader: patrol } },
    choices: { runnerEdge: 'right' },
    battlezone: 'outer-reaches',
  }),
  sample(convoy, {
    ...plain,
    agreed: { transports: 2 },
    rolls: { base: 1, attackers: [{ roll: 6, result: { kind: 'capital-ship', mostPoints: 200 } }] },
    forces: {
      fleets: {
        attackers: fleet({ capitalShips: [cruiser('shark')] }),
        convoy: fleet({ transports: transports(2) }),
      },
      clusters: [],
    },
    battlezone: 'roll',
  }),
  sample(planetaryAssault, {
    ...defended,
    forces: { fleets: assault },
    choices: { patrols: ['cow'] },
    planetAt: { x: 100, y: 70 },
    battlezone: 'primary-biosphere',
  }),
  sample(escalatingEngagement, {
    ...plain,
    agreed,
    forces: {
      fleets: { first: fleet({ capitalShips: fives('f') }), second: fleet({ capitalShips: fives('s') }) },
      divisions: { first: divided('f'), second: divided('s') },
    },
    battlezone: 'deep-space',
  }),
  sample(exterminatus, {
    ...defended,
    forces: { fleets: assault, exterminators: ['fox'] },
    choices: { patrols: ['cow', 'dogs'] },
    battlezone: 'primary-biosphere',
    ringsOn: 5,
  }),
  sample(fleetEngagement, {
    ...plain,
    agreed,
    forces: { fleets: pair },
    choices: { formations: { first: 'wedge', second: 'wedge' } },
    battlezone: 'flare-region',
  }),
];

/** The same facts after Unexpected Help and a Decoy have come to both sides, as sub-plots bring them. */
function joined({ forces, ...facts }: Sample['facts']): Sample['facts'] {
  const fleets = Object.entries(forces.fleets).map(([side, { capitalShips, squadrons, ...others }]) => [
    side,
    {
      ...others,
      capitalShips: [cruiser('posing', 400, { type: 'battleship', decoy: true }), ...capitalShips],
      squadrons: [{ ...squadron('helping', 5), reinforcement: true }, ...squadrons],
    },
  ]);
  const { divisions } = forces as { readonly divisions?: { readonly [side: string]: string[][] } };
  const more = Object.entries(divisions ?? {}).map(([side, [first = [], ...rest]]) => [
    side,
    [[...first, 'posing', 'helping'], ...rest],
  ]);
  return {
    ...facts,
    forces: {
      ...forces,
      fleets: Object.fromEntries(fleets),
      ...(divisions && { divisions: Object.fromEntries(more) }),
    },
  };
}

describe.each(samples.map((one) => [one.scenario.id, one] as const))(
  'setting up %s',
  (id, { scenario, facts }) => {
    it('changes nothing, gives plain JSON, and gives the same for the same dice', () => {
      expect(SCENARIO_IDS).toContain(id);
      expect(checkSetUp(scenario, facts)).toEqual([]);
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const dice = loggedDice(seededDice(seed));
          const setUp: ScenarioSetUp<ScenarioTypes> = setUpScenario(scenario, facts, dice);
          expect(JSON.parse(JSON.stringify(setUp))).toStrictEqual(setUp);
          expect(setUpScenario(scenario, facts, seededDice(seed))).toStrictEqual(setUp);
          const faces = dice.rolls().map(({ face }) => face);
          expect(setUpScenario(scenario, facts, scriptedDice(faces))).toStrictEqual(setUp);
          expect(dice.rolls().every(({ label }) => label !== undefined)).toBe(true);
          expect(setUp.scenario).toBe(id);
          expect(Object.keys(setUp.leadership)).toEqual(scenario.sides.map((side) => side.id));
          for (const { zone, side } of setUp.zones) {
            expect(checkZone(zone)).toEqual([]);
            expect(scenario.sides.map((one) => one.id)).toContain(side);
          }
          const { battlefield } = setUp;
          const faults = battlefield ? checkBattlefield(battlefield) : [];
          expect(faults.every(({ code }) => code === 'battlezone/overlap')).toBe(true);
          if (battlefield) expect(drawBattlefield(battlefield, { zones: setUp.zones })).toMatch(/^<svg /);
        }),
        { numRuns: 8 },
      );
    });

    it('rolls nothing for forces, or only what the scenario says', () => {
      const dice = loggedDice(seededDice(3));
      const rolls = rollForces(scenario, facts.agreed, dice);
      expect(Object.keys(rolls)).toEqual(Object.keys(facts.rolls));
      expect(dice.rolls().length > 0).toBe(Object.keys(rolls).length > 0);
    });

    it('BG-FORMAT-1, BG-SUB-4: counts nothing that a sub-plot added once the forces were chosen', () => {
      const more = joined(facts);
      expect(checkSetUp(scenario, more)).toEqual([]);
      const leadership = Object.values(setUpScenario(scenario, more, seededDice(5)).leadership);
      for (const units of leadership) {
        expect(units.map((unit) => unit.id)).toEqual(expect.arrayContaining(['posing', 'helping']));
      }
    });

    it('refuses a battlezone that there is not', () => {
      expect(
        checkSetUp(scenario, { ...facts, battlezone: 'nowhere' as 'none' }).map(({ code }) => code),
      ).toEqual(['scenario/wrong-battlezone']);
    });
  },
);
