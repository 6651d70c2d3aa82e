import { d6 } from '../../core/dice/d6';
import { allBattlezones } from './allBattlezones';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { PlainTypes } from './format/scenarioTypes';
import { checkAgreedPoints } from './limits/checkAgreedPoints';
import { noDefences } from './limits/noDefences';
import { pointsLimit } from './limits/pointsLimit';
import { fleetGone } from './rules/fleetGone';
import { insideEdges } from './rules/wholeTable';

/**
 * The types of The Raiders.
 *
 * @since 0.1.0
 */
export interface TheRaidersTypes extends Omit<PlainTypes<'attacker' | 'defender'>, 'setUpRolls'> {
  readonly setUpRolls: {
    /** For how many turns the defender's ships have 1 less Leadership: a D6. */
    readonly unreadyTurns: number;
  };
}

/**
 * Scenario three, The Raiders: a small fleet falls on one twice its size that is not ready.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const theRaiders: Scenario<TheRaidersTypes> = defineScenario<TheRaidersTypes>({
  id: 'the-raiders',
  number: 3,
  title: 'The Raiders',
  overview: 'A small fleet falls on a larger one before it is ready.',
  provenance: 'second-hand',
  sides: [
    { id: 'attacker', title: 'Raiders', role: 'attacker' },
    { id: 'defender', title: 'Defenders', role: 'defender' },
  ],
  forces: {
    summary: 'The defender has the agreed points, the attacker half of them at most.',
    checkAgreed: checkAgreedPoints,
    limits: [
      pointsLimit('defender', 1, 1),
      pointsLimit('attacker', 1, 2),
      noDefences('attacker'),
      noDefences('defender'),
    ],
  },
  battlezone: allBattlezones('As the players agree.'),
  setUp: {
    steps: [
      'The defender sets up first, all ships facing the same edge, 30 cm or more from every edge and with 20 cm or more between units.',
      'The attacker moves on from any edge in his first turn.',
    ],
    roll: (_, dice) => ({ unreadyTurns: d6(dice, 'Turns in which the defender is unready') }),
    zones: ({ table }) => [{ side: 'defender', name: 'Defender', zone: insideEdges(table, 30) }],
  },
  firstTurn: { by: 'side', side: 'attacker' },
  specialRules: [
    {
      id: 'unready',
      title: 'Unready',
      summary: "The defender's ships have 1 less Leadership for the first D6 turns.",
    },
  ],
  gameLength: { turns: 8, ends: [fleetGone] },
  victory: { summary: 'The most victory points win.' },
});
