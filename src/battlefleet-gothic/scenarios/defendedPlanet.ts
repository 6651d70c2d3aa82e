import type { ForcesRule, ScenarioSide } from './format/scenario';
import type { PlainTypes } from './format/scenarioTypes';
import { checkAgreedPoints } from './limits/checkAgreedPoints';
import { type DefenceRolls, defencesLimit } from './limits/defencesLimit';
import { noDefences } from './limits/noDefences';
import { pointsLimit } from './limits/pointsLimit';
import { rollDefencePoints } from './rules/rollDefencePoints';

type Side = 'attacker' | 'defender';

interface DefendedTypes extends Omit<PlainTypes<Side>, 'forceRolls'> {
  readonly forceRolls: DefenceRolls;
}

/** Attacker and defender, by no other names. */
export const attackerAndDefender: readonly [ScenarioSide<Side>, ScenarioSide<Side>] = [
  { id: 'attacker', title: 'Attacker', role: 'attacker' },
  { id: 'defender', title: 'Defender', role: 'defender' },
];

/** Forces of equal points, with planetary defences on top for the defender. */
export const defendedForces: Pick<ForcesRule<DefendedTypes>, 'checkAgreed' | 'roll' | 'limits'> = {
  checkAgreed: checkAgreedPoints,
  roll: ({ points }, dice) => ({ defencePoints: rollDefencePoints(points, dice) }),
  limits: [
    pointsLimit('attacker', 1, 1),
    pointsLimit('defender', 1, 1),
    noDefences('attacker'),
    defencesLimit('defender'),
  ],
};
