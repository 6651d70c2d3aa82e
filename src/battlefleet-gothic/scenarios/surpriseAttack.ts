import { d3 } from '../../core/dice/d3';
import type { PlanetSize } from '../battlezone/phenomenon';
import { attackerAndDefender, defendedForces } from './defendedPlanet';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { AgreedPoints, PlainTypes } from './format/scenarioTypes';
import type { DefenceRolls } from './limits/defencesLimit';
import { fleetGone } from './rules/fleetGone';
import { unitsOfFleet } from './rules/unitsOfFleet';
import { insideEdges } from './rules/wholeTable';

/**
 * The types of Surprise Attack.
 *
 * @since 0.1.0
 */
export interface SurpriseAttackTypes
  extends Omit<PlainTypes<'attacker' | 'defender'>, 'forceRolls' | 'setUpRolls'> {
  readonly forceRolls: DefenceRolls;
  readonly setUpRolls: {
    /** How many of the defender's ships and squadrons are on full alert; he chooses which. The others stand by. */
    readonly onAlert: number;
  };
}

/**
 * Scenario four, Surprise Attack: a fleet at anchor around a planet is caught.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const surpriseAttack: Scenario<SurpriseAttackTypes> = defineScenario<SurpriseAttackTypes>({
  id: 'surprise-attack',
  number: 4,
  title: 'Surprise Attack',
  overview: 'A fleet at anchor around a planet is caught with most of its crews standing by.',
  provenance: 'second-hand',
  sides: attackerAndDefender,
  forces: {
    summary:
      'Both have the agreed points; the defender also has planetary defences for D6 times 10 points for every 500 points or part of them.',
    ...defendedForces,
  },
  battlezone: {
    summary:
      'Primary or inner biosphere, with a planet in the centre: small up to 500 points, medium up to 1,500, large above.',
    zones: ['primary-biosphere', 'inner-biosphere'],
    roll: null,
    mayBeEmpty: false,
    planet: { place: 'centre', sizeTable: null, sizeFor: planetFor },
  },
  setUp: {
    steps: [
      'The defender chooses D3 ships or squadrons that are on full alert and sets them up 30 cm or more from every edge.',
      'The others stand by: at least one within 15 cm of the planet, and all with their side to it.',
      'The attacker moves on from an edge of his choice in his first turn.',
    ],
    roll: ({ forces }, dice) => ({
      onAlert: Math.min(d3(dice, 'Units on full alert'), unitsOfFleet(forces.fleets.defender).length),
    }),
    zones: ({ table }) => [{ side: 'defender', name: 'On full alert', zone: insideEdges(table, 30) }],
  },
  firstTurn: { by: 'side', side: 'attacker' },
  specialRules: [
    {
      id: 'standby',
      title: 'Standby',
      summary:
        'Ships that stand by may not move, fire or launch; they may brace and repair, and shields and turrets work.',
    },
    {
      id: 'full-alert',
      title: 'Full alert',
      summary:
        'A ship goes on alert by a Leadership test, which is no command check; it may not go on special orders that turn.',
    },
  ],
  gameLength: { turns: null, ends: [fleetGone] },
  victory: { summary: 'The most victory points win.' },
});

function planetFor({ points }: AgreedPoints): PlanetSize {
  if (points <= 500) return 'small';
  return points <= 1_500 ? 'medium' : 'large';
}
