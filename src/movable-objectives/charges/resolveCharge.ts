import { requireNone } from '../../core/errors/requireNone';
import { flag, members } from '../../core/shape/shapes';
import { type ForcedDrop, forcedDropShapes } from '../carrying/forcedDrop';
import { forcedDropFaults, forcedDrops } from '../carrying/forcedDrops';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { withObjectives } from '../state/changes';
import type { ObjectiveIn } from '../state/finding';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { boundByCharges } from './boundByCharges';

/**
 * A charge against a unit succeeds or fails.
 *
 * @since 0.1.0
 */
export interface ResolvedCharge extends ForcedDrop {
  readonly succeeded: boolean;
}

const resolvedShape = members({ ...forcedDropShapes, succeeded: flag });

/**
 * Lists why a charge can't be resolved like that.
 *
 * @param set - the objectives
 * @param charge - the models of the charged unit, whether the charge succeeds, and where objectives go
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/charge-not-declared` while a
 *   carrier has not answered it, `objective/drop-not-due`, `objective/dropped-too-far`,
 *   `objective/touched-by-others`, `objective/moved-too-far`; empty when there are none
 * @rule MO-CHARGE-3, MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkResolveCharge, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * checkResolveCharge(set, { models: ['boy'], succeeded: true }, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/charge-not-declared']
 * ```
 */
export function checkResolveCharge(
  set: ObjectiveSet,
  charge: ResolvedCharge,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, charge, resolvedShape);
  if (faults.length > 0) return faults;
  const { models, succeeded, drops = [] } = charge;
  const bound = boundByCharges(set, models, rules);
  return [
    ...bound.filter(({ place }) => !place.holdsOn).map(notDeclared),
    ...forcedDropFaults(succeeded ? bound : [], drops, rules),
  ];
}

/**
 * A charge succeeds, and what was held on to is dropped at once; or it fails, and stays held.
 *
 * @param set - the objectives
 * @param charge - the models of the charged unit, whether the charge succeeds, and where objectives go
 * @param rules - the rules played by
 * @returns the set after the charge
 * @throws {@link WargameError} what {@link checkResolveCharge} lists
 * @rule MO-CHARGE-3
 * @since 0.1.0
 * @example
 * ```ts
 * import {
 *   ASTRONOMICON,
 *   receiveCharge,
 *   resolveCharge,
 *   startObjectives,
 * } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * const answers = [{ objective: 'relic', choice: 'hold' }] as const;
 * const charged = receiveCharge(set, { models: ['boy'], answers }, ASTRONOMICON).state;
 * resolveCharge(charged, { models: ['boy'], succeeded: true }, ASTRONOMICON).events;
 * // => [{ type: 'dropped', objective: 'relic', from: 'boy', reason: 'charge' }]
 * ```
 */
export function resolveCharge(
  set: ObjectiveSet,
  charge: ResolvedCharge,
  rules: ObjectiveRules,
): ObjectiveStep {
  requireNone(checkResolveCharge(set, charge, rules));
  const { models, succeeded, drops = [] } = charge;
  const held = boundByCharges(set, models, rules);
  if (succeeded) return forcedDrops(set, held, drops, 'charge');
  const kept = held.map((objective) => ({ ...objective, place: { ...objective.place, holdsOn: false } }));
  return { state: withObjectives(set, ...kept), events: [] };
}

function notDeclared({ id, place }: ObjectiveIn<'carried'>): ObjectiveViolation {
  return {
    code: 'objective/charge-not-declared',
    message: `"${place.by.id}" has not answered a charge for "${id}"`,
    rule: 'MO-CHARGE-2',
    path: 'models',
    facts: { objective: id, model: place.by.id },
  };
}
