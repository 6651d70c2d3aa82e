import { requireNone } from '../../core/errors/requireNone';
import { hasMembers } from '../../core/shape/hasMembers';
import { outcomesOf } from '../ledger/unitOutcomes';
import { assaultZones } from './assaultZones';
import { attackerAndDefender, defendedForces } from './defendedPlanet';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { Forces, PlainTypes } from './format/scenarioTypes';
import type { ScenarioDecision } from './format/victoryRule';
import type { DefenceRolls } from './limits/defencesLimit';
import { type ExterminatorChoice, exterminatorLimit } from './limits/exterminatorLimit';
import { limitFault } from './limits/limitFaults';
import { type PatrolChoice, patrolsFor500, patrolsKnown } from './limits/patrolLimits';
import { ledgerSideOf } from './requireBattle';
import { allShips, isGone } from './rules/fleetFate';
import { fleetGone } from './rules/fleetGone';
import { targetPlanet } from './targetPlanet';

/** @inline */
type Side = 'attacker' | 'defender';

/**
 * The types of Exterminatus.
 *
 * @since 0.1.0
 */
export interface ExterminatusTypes
  extends Omit<PlainTypes<Side>, 'forceRolls' | 'forces' | 'choices' | 'events'> {
  readonly forceRolls: DefenceRolls;
  readonly forces: Forces<Side> & ExterminatorChoice;
  /** Which of the defender's ships and squadrons are on patrol, off the table. */
  readonly choices: PatrolChoice;
  readonly events: {
    /** The attacker's Exterminators, or his fortress, by their ids. */
    readonly exterminators: readonly string[];
    readonly planetDestroyed: boolean;
  };
}

/**
 * Scenario nine, Exterminatus!: a fleet has come to kill a world.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const exterminatus: Scenario<ExterminatusTypes> = defineScenario<ExterminatusTypes>({
  id: 'exterminatus',
  number: 9,
  title: 'Exterminatus!',
  overview: 'A fleet has come to destroy all life on a planet; its defenders stand in between.',
  provenance: 'second-hand',
  sides: attackerAndDefender,
  forces: {
    summary:
      'The agreed points each. For every 1,000 points or part of them the attacker may make one capital ship an Exterminator, whose prow weapon then works on planets only; a Chaos fleet may bring an active Blackstone Fortress instead. For every 500 points or part of them the defender has planetary defences for D6 times 10 points.',
    ...defendedForces,
    limits: [...defendedForces.limits, exterminatorLimit],
  },
  battlezone: targetPlanet,
  setUp: {
    steps: [
      'For each full 500 points the defender keeps one capital ship or squadron off the table, on patrol.',
      'He sets up the others 30 cm or more from every edge.',
      'The attacker sets up within 15 cm of the short edge that is farthest from the planet.',
      'A second table stands for low orbit.',
    ],
    limits: [patrolsKnown, patrolsFor500],
    zones: assaultZones,
  },
  firstTurn: { by: 'roll-off' },
  specialRules: [
    {
      id: 'armageddon-weapon',
      title: 'Armageddon weapon',
      summary:
        "At the start of a turn each Exterminator in low orbit within 45 cm of the planet's edge rolls a D6: on 4 or more the planet is dead.",
    },
    {
      id: 'first-target',
      title: 'First target',
      summary: 'Defenders may always fire at an Exterminator without a Leadership test.',
    },
    {
      id: 'patrols',
      title: 'Patrols',
      summary:
        'At the start of each of his turns the defender rolls for each patrol, by its slowest ship: up to 20 cm 5 or more, 25 cm 4 or more, 30 cm 3 or more; it comes on from an edge rolled at random.',
    },
  ],
  gameLength: {
    turns: null,
    ends: [
      fleetGone,
      {
        summary: 'all Exterminators are destroyed',
        reached: (battle) => exterminatorsDestroyed(requireEvents(battle)),
      },
      {
        summary: 'the planet is destroyed',
        reached: (battle) => requireEvents(battle).events.planetDestroyed,
      },
    ],
  },
  victory: {
    summary:
      'The planet destroyed: the attacker wins. All Exterminators destroyed: the defender wins. A fleet that has gone loses.',
    decide: decideExterminatus,
  },
});

type Battle = ScenarioBattle<ExterminatusTypes>;

function decideExterminatus(battle: Battle): ScenarioDecision<Side> {
  const { events } = requireEvents(battle);
  if (events.planetDestroyed) return won('attacker', 'the planet is destroyed');
  if (exterminatorsDestroyed(battle)) return won('defender', 'all Exterminators are destroyed');
  const [attackerGone, defenderGone] = [hasGone(battle, 'attacker'), hasGone(battle, 'defender')];
  if (attackerGone !== defenderGone) {
    const loser = attackerGone ? 'attacker' : 'defender';
    return won(attackerGone ? 'defender' : 'attacker', `the ${loser}'s fleet has gone`);
  }
  return { winner: null, level: 'draw', reasons: [{ message: 'the planet lives, and so do its enemies' }] };
}

function won(winner: Side, message: string): ScenarioDecision<Side> {
  return { winner, level: 'victory', reasons: [{ message }] };
}

function hasGone(battle: Battle, side: Side): boolean {
  return allShips(outcomesOf(ledgerSideOf(battle, side)), isGone);
}

function exterminatorsDestroyed(battle: Battle): boolean {
  const units = outcomesOf(ledgerSideOf(battle, 'attacker'));
  return battle.events.exterminators.every((id) => units.some((unit) => unit.id === id && unit.destroyed));
}

function requireEvents(battle: Battle): Battle {
  const { exterminators, planetDestroyed }: { readonly [name: string]: unknown } = hasMembers(battle.events)
    ? battle.events
    : {};
  const known = ledgerSideOf(battle, 'attacker').fleet.capitalShips.map(({ id }) => id);
  const ids: readonly unknown[] = Array.isArray(exterminators) ? exterminators : [];
  const path = 'events.exterminators';
  requireNone([
    ...(ids.length === 0 ? [limitFault('scenario/too-few-ships', 'there is no Exterminator', path)] : []),
    ...ids.flatMap((id, index) =>
      known.some((unit) => unit === id)
        ? []
        : [
            limitFault(
              'scenario/unknown-unit',
              `no capital ship of the attacker: ${String(id)}`,
              `${path}[${index}]`,
            ),
          ],
    ),
    ...(typeof planetDestroyed === 'boolean'
      ? []
      : [limitFault('scenario/wrong-choice', 'expected true or false', 'events.planetDestroyed')]),
  ]);
  return battle;
}
