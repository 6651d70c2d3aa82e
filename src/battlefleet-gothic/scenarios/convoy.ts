import { divide } from '../../core/arithmetic/divide';
import { d3 } from '../../core/dice/d3';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { UnitOutcome } from '../ledger/unitOutcome';
import { outcomesOf } from '../ledger/unitOutcomes';
import { allBattlezones } from './allBattlezones';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { ScenarioDecision } from './format/victoryRule';
import { checkTransports, convoyLimits } from './limits/convoyLimits';
import { ledgerSideOf } from './requireBattle';
import type { ConvoyTypes } from './rules/convoyTypes';
import { isGone } from './rules/fleetFate';
import { insideEdges } from './rules/wholeTable';
import { convoyAttackersTable } from './tables/convoyAttackersTable';

/** What is not on the table when this turn is over is lost. */
const LAST_ARRIVAL = 2;

/**
 * Scenario six, Convoy: transports cross a table full of contacts.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const convoy: Scenario<ConvoyTypes> = defineScenario<ConvoyTypes>({
  id: 'convoy',
  number: 6,
  title: 'Convoy',
  overview: 'Transports and a few escorts cross a region where anything may lie in wait.',
  provenance: 'second-hand',
  sides: [
    { id: 'attackers', title: 'Attackers', role: 'attacker', mayHaveNoShips: true },
    { id: 'convoy', title: 'Convoy', role: 'defender' },
  ],
  forces: {
    summary:
      'Two or more transports; for each pair of them 100 points of escorts, in one squadron for a pair at most. The attackers roll D3 times, and once more for each pair, for what they have.',
    checkAgreed: checkTransports,
    roll: ({ transports }, dice) => rollAttackers(transports, dice),
    limits: convoyLimits,
  },
  battlezone: allBattlezones('As the players agree, or rolled.'),
  setUp: {
    steps: [
      'The attackers place a contact marker, face down, for each ship, squadron and cluster, 30 cm or more from each other and from every edge.',
      'A D6 tells from which short edge the convoy comes, 45 cm or more from the long edges: 1-3 the left one, 4-6 the right one.',
      'The convoy moves on in its first turn; a vessel that is not on the table by turn 2 is lost.',
    ],
    roll: (_, dice) => {
      const edgeRoll = d6(dice, "The convoy's edge");
      return { edgeRoll, edge: edgeRoll <= 3 ? 'left' : 'right' };
    },
    zones: ({ table }) => [{ side: 'attackers', name: 'Contact markers', zone: insideEdges(table, 30) }],
  },
  firstTurn: { by: 'side', side: 'convoy' },
  specialRules: [
    {
      id: 'contacts',
      title: 'Contact markers',
      summary:
        'A marker wakes when a vessel of the convoy moves within 30 cm of it; what it hides is placed after the Movement Phase.',
    },
    {
      id: 'waking',
      title: 'Waking a marker',
      summary:
        'At the start of his Movement Phase the attacker may wake one marker himself, two if a vessel of the convoy is on special orders.',
    },
    {
      id: 'clusters',
      title: 'Clusters',
      summary: 'Deadfall torpedoes have strength D6+2 and make 30 cm; attack craft are D3+1 squadrons.',
    },
  ],
  gameLength: {
    turns: null,
    ends: [{ summary: 'the last transport has left the table or is destroyed', reached: transportsGone }],
  },
  victory: {
    summary:
      'Transports that leave by the far short edge: none a victory of the attackers, one a marginal one, two a marginal victory of the convoy, three or more a victory.',
    decide: decideConvoy,
  },
});

function rollAttackers(transports: number, dice: Dice): ConvoyTypes['forceRolls'] {
  const base = d3(dice, 'Number of attackers');
  const attackers = Array.from({ length: base + divide(transports, 2, 'down') }, (_, index) =>
    rollOnTable(convoyAttackersTable, dice, `Attackers ${index + 1}`),
  );
  return { base, attackers };
}

function transportsGone(battle: ScenarioBattle<ConvoyTypes>): boolean {
  const late = (battle.ledger.turns ?? 0) >= LAST_ARRIVAL;
  return transportsOf(battle).every((unit) => isGone(unit) || (late && unit.status === 'off-table'));
}

function decideConvoy(battle: ScenarioBattle<ConvoyTypes>): ScenarioDecision<ConvoyTypes['side']> {
  const through = transportsOf(battle).filter(({ status }) => status === 'exited').length;
  return {
    winner: through >= 2 ? 'convoy' : 'attackers',
    level: through === 0 || through >= 3 ? 'victory' : 'marginal-victory',
    reasons: [{ message: `transports that got through: ${through}`, facts: { through } }],
  };
}

function transportsOf(battle: ScenarioBattle<ConvoyTypes>): readonly UnitOutcome[] {
  return outcomesOf(ledgerSideOf(battle, 'convoy')).filter(({ kind }) => kind === 'transport');
}
