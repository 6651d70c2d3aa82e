import { allBattlezones } from './allBattlezones';
import { equalForces, firstAndSecond } from './equalFleets';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { PlainTypes, ReadyMuster } from './format/scenarioTypes';
import { formationsLimit } from './limits/formationsLimit';
import { fleetGone } from './rules/fleetGone';
import type { Formation } from './rules/formation';
import { type FormationOption, formationOptions } from './rules/formationOptions';
import { type DeploymentOrder, rollDeploymentOrder } from './rules/rollDeploymentOrder';
import { type FormationRoll, type FormationSide, rollFormations } from './rules/rollFormations';

/** @inline */
type Side = 'first' | 'second';

/**
 * The types of Fleet Engagement.
 *
 * @since 0.1.0
 */
export interface FleetEngagementTypes extends Omit<PlainTypes<Side>, 'choices' | 'setUpRolls'> {
  readonly choices: {
    /** The formation of each side, chosen in secret and uncovered together. */
    readonly formations: { readonly [Name in Side]: Formation };
  };
  readonly setUpRolls: {
    /** How the formations may meet, seen from each side: see {@link pickFormation} for what is made of it. */
    readonly options: { readonly [Name in Side]: readonly FormationOption[] };
    readonly pick: FormationRoll<Side>;
    readonly order: DeploymentOrder<Side>;
  };
}

/**
 * Scenario ten, Fleet Engagement: two fleets in formation, and nothing but each other in view.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const fleetEngagement: Scenario<FleetEngagementTypes> = defineScenario<FleetEngagementTypes>({
  id: 'fleet-engagement',
  number: 10,
  title: 'Fleet Engagement',
  overview: 'Two fleets in formation meet to settle who rules this part of space.',
  provenance: 'second-hand',
  sides: firstAndSecond,
  forces: {
    summary: 'The agreed points each.',
    ...equalForces,
  },
  battlezone: allBattlezones('As the players agree.'),
  setUp: {
    steps: [
      'Each side chooses a formation in secret: sphere, wedge or cross. Both are uncovered together.',
      'Where they may meet in two ways, both roll a D6, with 1 for the fastest ship, the best Admiral and the most escorts, and the winner picks.',
      'Both roll a D6; the lowest places a unit, then they alternate. Each division of a zone gets at least one unit, and ships face as the map says.',
    ],
    limits: [formationsLimit],
    roll: (muster, dice) => {
      const [first, second] = [formationOf(muster, 'first'), formationOf(muster, 'second')];
      return {
        options: {
          first: formationOptions(first.formation, second.formation),
          second: formationOptions(second.formation, first.formation),
        },
        pick: rollFormations([first, second], dice),
        order: rollDeploymentOrder<Side>(['first', 'second'], dice),
      };
    },
  },
  firstTurn: { by: 'roll-off' },
  specialRules: [],
  gameLength: { turns: null, ends: [fleetGone] },
  victory: { summary: 'The most victory points win.' },
});

function formationOf(
  { choices, forces }: ReadyMuster<FleetEngagementTypes>,
  side: Side,
): FormationSide<Side> {
  return { side, formation: choices.formations[side], fleet: forces.fleets[side] };
}
