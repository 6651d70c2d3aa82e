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
import { cruiser, fleet, squadron, transports } from '../battlefleet-gothic/scenarios/arbitraries';

/** A scenario with facts that will do, and what happened in a battle that the ledger does not tell. */
export interface ScenarioSample {
  readonly scenario: Scenario;
  readonly facts: SetUpFacts<ScenarioTypes>;
  readonly events: object;
}

function sample<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  facts: SetUpFacts<Types>,
  events: Types['events'],
): ScenarioSample {
  return { scenario, facts, events } as unknown as ScenarioSample;
}

const plain = {
  rolls: {},
  choices: {},
  table: { width: 240, height: 150 },
  agreed: { points: 1_000 },
} as const;
const defended = { ...plain, rolls: { defencePoints: 0 } } as const;
const merchants = {
  base: 1,
  attackers: [{ roll: 6, result: { kind: 'capital-ship', mostPoints: 200 } }],
} as const;

const eagles = fleet({
  capitalShips: [cruiser('eagle', 300), cruiser('hawk', 100)],
  squadrons: [squadron('swifts', 3)],
});
const wolves = fleet({
  capitalShips: [cruiser('wolf', 300, { weapons: ['prow'] })],
  squadrons: [squadron('dogs', 2)],
});
const assault = { attacker: wolves, defender: eagles };
const pair = { first: eagles, second: wolves };

const five = (prefix: string) => ['1', '2', '3', '4', '5'].map((number) => `${prefix}${number}`);
const cruisers = (prefix: string) => fleet({ capitalShips: five(prefix).map((id) => cruiser(id, 100)) });
const divisions = (prefix: string) => five(prefix).map((id) => [id]);
const single = (id: string) => fleet({ capitalShips: [cruiser(id)] });

/** The ten scenarios of the rulebook, each ready to be set up and decided. */
export const SCENARIO_SAMPLES: readonly ScenarioSample[] = [
  sample(
    cruiserClash,
    {
      ...plain,
      agreed: {},
      forces: { fleets: { first: single('lynx'), second: single('puma') } },
      battlezone: 'roll',
    },
    {},
  ),
  sample(
    theBait,
    {
      ...plain,
      agreed: {},
      forces: {
        fleets: { pursuers: wolves, pursued: fleet({ capitalShips: [cruiser('hare'), cruiser('bear')] }) },
        bait: 'hare',
      },
      choices: { edge: 'left' },
      battlezone: 'roll',
    },
    {},
  ),
  sample(theRaiders, { ...plain, forces: { fleets: assault }, battlezone: 'mercurial-zone' }, {}),
  sample(surpriseAttack, { ...defended, forces: { fleets: assault }, battlezone: 'inner-biosphere' }, {}),
  sample(
    blockadeRun,
    {
      ...plain,
      forces: { fleets: { runner: wolves, blockader: eagles } },
      choices: { runnerEdge: 'right' },
      battlezone: 'outer-reaches',
    },
    {},
  ),
  sample(
    convoy,
    {
      ...plain,
      agreed: { transports: 2 },
      rolls: merchants,
      forces: {
        fleets: { attackers: single('shark'), convoy: fleet({ transports: transports(2) }) },
        clusters: [],
      },
      battlezone: 'roll',
    },
    {},
  ),
  sample(
    planetaryAssault,
    {
      ...defended,
      forces: { fleets: assault },
      choices: { patrols: ['hawk'] },
      planetAt: { x: 100, y: 70 },
      battlezone: 'primary-biosphere',
    },
    { assaultPoints: 7 },
  ),
  sample(
    escalatingEngagement,
    {
      ...plain,
      forces: {
        fleets: { first: cruisers('a'), second: cruisers('b') },
        divisions: { first: divisions('a'), second: divisions('b') },
      },
      battlezone: 'deep-space',
    },
    {},
  ),
  sample(
    exterminatus,
    {
      ...defended,
      forces: { fleets: assault, exterminators: ['wolf'] },
      choices: { patrols: ['hawk', 'swifts'] },
      battlezone: 'primary-biosphere',
    },
    { exterminators: ['wolf'], planetDestroyed: false },
  ),
  sample(
    fleetEngagement,
    {
      ...plain,
      forces: { fleets: pair },
      choices: { formations: { first: 'wedge', second: 'wedge' } },
      battlezone: 'flare-region',
    },
    {},
  ),
];
