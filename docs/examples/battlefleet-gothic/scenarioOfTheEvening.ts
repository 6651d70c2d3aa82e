import { type Dice, rerollUntil } from 'wargame-rules';
import {
  cruiserClash,
  decideScenario,
  type Fleet,
  fleetEngagement,
  type Ledger,
  rollAttacker,
  rollScenario,
  type Scenario,
  type ScenarioBattle,
  type ScenarioResult,
  type ScenarioRoll,
  type ScenarioTypes,
  type SetUpFacts,
  setUpScenario,
  theRaiders,
} from 'wargame-rules/battlefleet-gothic';
import { COLLECTIONS, PLAYERS, type Player } from './clubFleets';

/** A scenario with its sides dealt and its forces chosen; the rest of its types is behind two functions. */
export interface Opening {
  readonly roll: ScenarioRoll;
  readonly title: string;
  /** The players, as the scenario calls their sides. */
  readonly roles: readonly string[];
  readonly fleets: { readonly [Name in Player]: Fleet };
  /** Rolls the set-up with the fleets as the sub-plots left them, and tells what came of it. */
  setUp(joined: Opening['fleets'], dice: Dice): readonly string[];
  decide(ledger: Ledger): ScenarioResult;
}

const TABLE = { width: 180, height: 120 };

/** What a scenario needs to know from the club. */
interface Plan<Types extends ScenarioTypes> {
  readonly players: ScenarioBattle<Types>['players'] & { readonly [side: string]: string };
  readonly facts: SetUpFacts<Types>;
  readonly events: Types['events'];
}

/** The scenarios for which the two have brought fleets. */
const BROUGHT: { readonly [scenario: string]: (roll: ScenarioRoll, dice: Dice) => Opening } = {
  'cruiser-clash': (roll) => {
    const fleets = { first: COLLECTIONS.Ann.cruisers, second: COLLECTIONS.Ben.cruisers };
    return opening(roll, cruiserClash, {
      players: { first: 'Ann', second: 'Ben' },
      facts: { agreed: {}, rolls: {}, forces: { fleets }, choices: {}, table: TABLE, battlezone: 'none' },
      events: {},
    });
  },
  'the-raiders': (roll, dice) => {
    const { attacker, defender } = rollAttacker(PLAYERS, dice);
    const fleets = { attacker: COLLECTIONS[attacker].raiders, defender: COLLECTIONS[defender].fleet };
    return opening(roll, theRaiders, {
      players: { attacker, defender },
      facts: {
        agreed: { points: 700 },
        rolls: {},
        forces: { fleets },
        choices: {},
        table: TABLE,
        battlezone: 'roll',
      },
      events: {},
    });
  },
  'fleet-engagement': (roll) => {
    const fleets = { first: COLLECTIONS.Ann.fleet, second: COLLECTIONS.Ben.fleet };
    return opening(roll, fleetEngagement, {
      players: { first: 'Ann', second: 'Ben' },
      facts: {
        agreed: { points: 600 },
        rolls: {},
        forces: { fleets },
        choices: { formations: { first: 'wedge', second: 'sphere' } },
        table: TABLE,
        battlezone: 'roll',
      },
      events: {},
    });
  },
};

/** Rolls for a scenario until it is one that both have brought fleets for. */
export function openEvening(dice: Dice): Opening {
  const roll = rerollUntil(rollScenario, ({ scenario }) => scenario in BROUGHT, dice, 'Scenario');
  return (BROUGHT[roll.scenario] as (typeof BROUGHT)[string])(roll, dice);
}

function opening<Types extends ScenarioTypes>(
  roll: ScenarioRoll,
  scenario: Scenario<Types>,
  { players, facts, events }: Plan<Types>,
): Opening {
  const sides = scenario.sides.map(({ id }) => id);
  const { fleets }: { readonly fleets: { readonly [side: string]: Fleet } } = facts.forces;
  const fleetOf = (player: Player): Fleet =>
    fleets[sides.find((side) => players[side] === player) ?? ''] as Fleet;
  return {
    roll,
    title: scenario.title,
    roles: scenario.sides.map(({ id, title }) => `${players[id]}: ${title}`),
    fleets: { Ann: fleetOf('Ann'), Ben: fleetOf('Ben') },
    setUp: (joined, dice) => {
      const bySide = Object.fromEntries(sides.map((side) => [side, joined[players[side] as Player]]));
      const forces = { ...facts.forces, fleets: bySide };
      const { battlefield, leadership, firstTurn } = setUpScenario(scenario, { ...facts, forces }, dice);
      const crews: {
        readonly [side: string]: readonly { readonly id: string; readonly leadership: number }[];
      } = leadership;
      const first = firstTurn.by === 'side' ? firstTurn.side : firstTurn.chooser;
      return [
        battlefield ? `Battlezone: ${battlefield.zone}` : 'No phenomena',
        ...sides.map((side) => {
          const each = (crews[side] ?? []).map((crew) => `${crew.id} ${crew.leadership}`);
          return `Leadership of ${players[side]}: ${each.join(', ')}`;
        }),
        firstTurn.by === 'side'
          ? `${players[first]} has the first turn`
          : `${players[first]} may have the first turn`,
      ];
    },
    decide: (ledger) => decideScenario(scenario, { players, ledger, events }),
  };
}
