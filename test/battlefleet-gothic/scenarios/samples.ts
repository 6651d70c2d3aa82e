import {
  blockadeRun,
  convoy,
  cruiserClash,
  escalatingEngagement,
  exterminatus,
  fleetEngagement,
  planetaryAssault,
  type Scenario,
  type ScenarioTypes,
  type SetUpFacts,
  surpriseAttack,
  theBait,
  theRaiders,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, squadron, transports } from './arbitraries';

/** A scenario with facts that will do, ready to be set up. */
export interface Sample {
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

/** One of each of the ten, in their order, on a table of 240 by 150 cm. */
export const samples: readonly Sample[] = [
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

/** The one of a scenario, with something changed in its facts. */
export function sampleOf(id: string, change: object = {}): Sample {
  const found = samples.find(({ scenario }) => scenario.id === id);
  if (!found) throw new Error(`no sample of ${id}`);
  return deepFreeze({ scenario: found.scenario, facts: { ...found.facts, ...change } });
}
