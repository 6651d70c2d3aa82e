import type { ForcesRule, ScenarioSide } from './format/scenario';
import type { PlainTypes } from './format/scenarioTypes';
import { checkAgreedPoints } from './limits/checkAgreedPoints';
import { noDefences } from './limits/noDefences';
import { pointsLimit } from './limits/pointsLimit';

type Side = 'first' | 'second';

/** Two fleets of which neither attacks. */
export const firstAndSecond: readonly [ScenarioSide<Side>, ScenarioSide<Side>] = [
  { id: 'first', title: 'First fleet', role: null },
  { id: 'second', title: 'Second fleet', role: null },
];

/** Forces of equal points. */
export const equalForces: Pick<ForcesRule<PlainTypes<Side>>, 'checkAgreed' | 'limits'> = {
  checkAgreed: checkAgreedPoints,
  limits: [
    pointsLimit('first', 1, 1),
    pointsLimit('second', 1, 1),
    noDefences('first'),
    noDefences('second'),
  ],
};
