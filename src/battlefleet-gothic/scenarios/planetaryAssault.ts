import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { victoryPoints } from '../victory/victoryPoints';
import { assaultZones } from './assaultZones';
import { attackerAndDefender, defendedForces } from './defendedPlanet';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { PlainTypes } from './format/scenarioTypes';
import type { ScenarioDecision } from './format/victoryRule';
import type { DefenceRolls } from './limits/defencesLimit';
import { freeTransportsLimit } from './limits/freeTransportsLimit';
import { type PatrolChoice, patrolsKnown } from './limits/patrolLimits';
import { assaultDecision } from './rules/assaultDecision';
import { assaultTotal } from './rules/assaultTotal';
import { fleetGone } from './rules/fleetGone';
import { targetPlanet } from './targetPlanet';

/**
 * The types of Planetary Assault.
 *
 * @since 0.1.0
 */
export interface PlanetaryAssaultTypes
  extends Omit<PlainTypes<'attacker' | 'defender'>, 'forceRolls' | 'choices' | 'setUpRolls' | 'events'> {
  readonly forceRolls: DefenceRolls;
  /** Which of the defender's ships and squadrons are on patrol; the others stand by in high orbit. */
  readonly choices: PatrolChoice;
  readonly setUpRolls: {
    /** Who places each patrol, in the order of the choice. Which way it faces is always the defender's to say. */
    readonly patrols: readonly {
      readonly id: string;
      readonly roll: number;
      readonly placedBy: 'attacker' | 'defender';
    }[];
  };
  readonly events: {
    /** Those of all turns so far. */
    readonly assaultPoints: number;
  };
}

/** From here on the attacker has done enough. */
const ENOUGH = 10;

/**
 * Scenario seven, Planetary Assault: an invasion fleet has to reach a defended planet.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const planetaryAssault: Scenario<PlanetaryAssaultTypes> = defineScenario<PlanetaryAssaultTypes>({
  id: 'planetary-assault',
  number: 7,
  title: 'Planetary Assault',
  overview: 'A fleet with troops on board has to reach a planet that is defended.',
  provenance: 'second-hand',
  sides: attackerAndDefender,
  forces: {
    summary:
      'Both have the agreed points. For every 500 points or part of them the defender also has planetary defences for D6 times 10 points, and the attacker two transports for nothing.',
    ...defendedForces,
    limits: [...defendedForces.limits, freeTransportsLimit('attacker')],
  },
  battlezone: targetPlanet,
  setUp: {
    steps: [
      'The defender says which ships and squadrons are on patrol; the others stand by in high orbit.',
      'A D6 for each patrol: 1-3 the attacker places it, 4-6 the defender, 30 cm or more from every edge and in no phenomenon; the defender says which way it faces.',
      'The attacker sets up within 15 cm of the short edge that is farthest from the planet.',
      'A second table stands for low orbit.',
    ],
    limits: [patrolsKnown],
    roll: ({ choices }, dice) => ({ patrols: choices.patrols.map((id) => rollPatrol(id, dice)) }),
    zones: assaultZones,
  },
  firstTurn: { by: 'roll-off' },
  specialRules: [
    {
      id: 'assault-points',
      title: 'Assault points',
      summary:
        "Each turn an attacking ship within 30 cm of the planet's edge on the low orbit table that does nothing else scores: a capital ship 1, a transport 2.",
    },
  ],
  gameLength: {
    turns: null,
    ends: [
      fleetGone,
      {
        summary: 'the attacker has 10 assault points or more',
        reached: ({ events }) => countedPoints(events) >= ENOUGH,
      },
    ],
  },
  victory: {
    summary:
      'Assault points, one more for each full 500 victory points of the attacker, one less for every 500 or part of them of the defender: up to 1 a victory of the defender, 2-5 a marginal one, 6-9 a marginal victory of the attacker, 10 or more a victory.',
    decide: decideAssault,
  },
});

function rollPatrol(id: string, dice: Dice): PlanetaryAssaultTypes['setUpRolls']['patrols'][number] {
  const roll = d6(dice, `Who places the patrol: ${id}`);
  return { id, roll, placedBy: roll <= 3 ? 'attacker' : 'defender' };
}

function decideAssault({
  players,
  ledger,
  events,
}: ScenarioBattle<PlanetaryAssaultTypes>): ScenarioDecision<'attacker' | 'defender'> {
  const [first, second] = victoryPoints(ledger).sides;
  const pointsOf = (player: string): number => (first.player === player ? first : second).total;
  return assaultDecision(
    assaultTotal({
      assaultPoints: countedPoints(events),
      attackerVictoryPoints: pointsOf(players.attacker),
      defenderVictoryPoints: pointsOf(players.defender),
    }),
  );
}

function countedPoints({ assaultPoints }: PlanetaryAssaultTypes['events']): number {
  return requireWholeNumber(assaultPoints, 'events.assaultPoints');
}
