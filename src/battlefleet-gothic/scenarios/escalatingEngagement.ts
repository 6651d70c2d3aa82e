import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { allBattlezones } from './allBattlezones';
import { equalForces, firstAndSecond } from './equalFleets';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { Forces, PlainTypes } from './format/scenarioTypes';
import { DIVISIONS, divisionsLimit } from './limits/divisionsLimit';
import { fleetGone } from './rules/fleetGone';
import { type DeploymentOrder, rollDeploymentOrder } from './rules/rollDeploymentOrder';
import { insideEdges } from './rules/wholeTable';

/** @inline */
type Side = 'first' | 'second';

/**
 * The types of Escalating Engagement.
 *
 * @since 0.1.0
 */
export interface EscalatingEngagementTypes extends Omit<PlainTypes<Side>, 'forces' | 'setUpRolls'> {
  readonly forces: Forces<Side> & {
    /** The five divisions of each fleet, each a list of the ids of its units. */
    readonly divisions: { readonly [Name in Side]: readonly (readonly string[])[] };
  };
  readonly setUpRolls: DeploymentOrder<Side> & {
    /** The division with which each side begins: 0 to 4, in the order of its divisions. */
    readonly starting: { readonly [Name in Side]: number };
  };
}

/**
 * Scenario eight, Escalating Engagement: two scattered fleets gather where the first shots fell.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const escalatingEngagement: Scenario<EscalatingEngagementTypes> =
  defineScenario<EscalatingEngagementTypes>({
    id: 'escalating-engagement',
    number: 8,
    title: 'Escalating Engagement',
    overview: 'Two scattered fleets gather where their scouts have met.',
    provenance: 'second-hand',
    sides: firstAndSecond,
    forces: {
      summary: 'The agreed points each, in five divisions none of which is empty, each on a contact marker.',
      ...equalForces,
      limits: [...equalForces.limits, divisionsLimit('first'), divisionsLimit('second')],
    },
    battlezone: allBattlezones('As the players agree.'),
    setUp: {
      steps: [
        'Each side draws one of its divisions at random; both roll a D6, and the lowest places its marker first.',
        "Markers are 30 cm or more from every edge and 60 cm or more from the enemy's.",
        'The division sets up within 10 cm of its marker.',
      ],
      roll: (_, dice) => ({
        starting: { first: rollStart('first', dice), second: rollStart('second', dice) },
        ...rollDeploymentOrder<Side>(['first', 'second'], dice),
      }),
      zones: ({ table }) => [
        { side: 'first', name: 'First markers', zone: insideEdges(table, 30) },
        { side: 'second', name: 'Second markers', zone: insideEdges(table, 30) },
      ],
    },
    firstTurn: { by: 'roll-off' },
    specialRules: [
      {
        id: 'next-division',
        title: 'The next division',
        summary:
          'In each of his End Phases a player draws another division and places its marker on an edge rolled at random, 60 cm or more from enemy ships, and within 30 cm of friends if any are within 30 cm of that edge.',
      },
      {
        id: 'arrival',
        title: 'Arrival',
        summary:
          'At the start of his turn he rolls for each marker on an edge, by its slowest ship: up to 20 cm 5 or more, 25 cm 4 or more, 30 cm 3 or more; friends within 30 cm add 2. Ships come on within 10 cm of the marker; otherwise it may slide along the edge by the slowest speed.',
      },
    ],
    gameLength: { turns: null, ends: [fleetGone] },
    victory: { summary: 'The most victory points win.' },
  });

function rollStart(side: Side, dice: Dice): number {
  return rollDie(DIVISIONS, dice, `First division: ${side}`) - 1;
}
