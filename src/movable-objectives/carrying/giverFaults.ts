import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { momentFaults } from '../checking/timeFaults';
import { isIn } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';
import { type Holder, notCarried } from './holderOf';

/** Why the one who has an objective can't hand it to somebody now, be that a model or a transport. */
export function giverFaults(
  set: ObjectiveSet,
  objective: Objective,
  to: Holder,
  touches: boolean,
  rule: 'MO-HAND-1' | 'MO-HAND-2',
): readonly ObjectiveViolation[] {
  if (!isIn(objective, 'carried')) return [notCarried(objective, rule, 'objective')];
  const { by } = objective.place;
  const facts = { objective: objective.id, from: by.id, to: to.id };
  const faults: ObjectiveViolation[] = [...momentFaults(set, by.side, ['end'], rule)];
  if (objective.handedOff) {
    faults.push({
      code: 'objective/handed-off-already',
      message: `"${objective.id}" was handed off in this phase already`,
      rule: 'MO-HAND-3',
      path: 'objective',
      facts,
    });
  }
  if (to.side !== by.side) {
    const message = `"${to.id}" is not of the side of "${by.id}"`;
    faults.push({ code: 'objective/other-side', message, rule, path: 'to', facts });
  }
  if (!touches) {
    const isModel = rule === 'MO-HAND-1';
    faults.push({
      code: isModel ? 'objective/not-touching' : 'objective/no-access',
      message: `"${by.id}" is not in base contact with ${isModel ? '' : 'an access point of '}"${to.id}"`,
      rule,
      path: isModel ? 'touchesCarrier' : 'atAccessPoint',
      facts,
    });
  }
  return faults;
}
