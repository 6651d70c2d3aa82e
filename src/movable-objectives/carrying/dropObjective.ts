import { requireNone } from '../../core/errors/requireNone';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { momentFaults } from '../checking/timeFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { withObjectives } from '../state/changes';
import { findObjective, unknownObjective } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { holderOf, notCarried } from './holderOf';
import { dropShape, type ObjectiveDrop, putDown, spotFaults } from './objectiveDrop';

/**
 * Lists why a carrier can't drop an objective now, or not there.
 *
 * @param set - the objectives
 * @param drop - which objective, and where
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/unknown-objective`,
 *   `objective/not-carried`, `objective/wrong-moment`, `objective/not-own-turn`, `objective/no-turn`,
 *   `objective/dropped-too-far`, `objective/touched-by-others`, `objective/moved-too-far`; empty when there are none
 * @rule MO-DROP-1, MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkDrop, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'midst' } } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const drop = { objective: 'relic', distance: 1.5, touchedBy: [] };
 * checkDrop(set, drop, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/wrong-moment', 'objective/dropped-too-far']
 * ```
 */
export function checkDrop(
  set: ObjectiveSet,
  drop: ObjectiveDrop,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, drop, dropShape);
  if (faults.length > 0) return faults;
  const objective = findObjective(set, drop.objective);
  if (!objective) return [unknownObjective(drop.objective, 'objective')];
  const holder = holderOf(objective);
  if (!holder) return [notCarried(objective, 'MO-DROP-1', 'objective')];
  return [
    ...momentFaults(set, holder.side, ['start', 'end'], 'MO-DROP-1'),
    ...spotFaults(objective, holder.id, drop, rules, ''),
  ];
}

/**
 * A carrier drops an objective of its own will, at the start or the end of its movement phase. Transports may
 * drop as well, measured from the hull.
 *
 * @param set - the objectives
 * @param drop - which objective, and where
 * @param rules - the rules played by
 * @returns the set with the objective on the battlefield, unclaimed
 * @throws {@link WargameError} what {@link checkDrop} lists
 * @rule MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, dropObjective, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'start' } } as const;
 * const objectives = [{ id: 'relic', carriedBy: boy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * dropObjective(set, { objective: 'relic', distance: 1, touchedBy: [] }, ASTRONOMICON).events;
 * // => [{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'choice' }]
 * ```
 */
export function dropObjective(set: ObjectiveSet, drop: ObjectiveDrop, rules: ObjectiveRules): ObjectiveStep {
  requireNone(checkDrop(set, drop, rules));
  const objective = findObjective(set, drop.objective) as Objective;
  const from = holderOf(objective)?.id ?? '';
  return {
    state: withObjectives(set, putDown(objective, drop)),
    events: [{ type: 'dropped', objective: objective.id, from, reason: 'choice' }],
  };
}
