import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { members, oneOf } from '../../core/shape/shapes';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import type { ObjectiveHappening } from './objectiveHappening';
import { TRANSITIONS, type Transition } from './transitions';

const happeningShape = members({ type: oneOf(Object.keys(TRANSITIONS)) });

/**
 * Lists why something can't happen, whatever it is.
 *
 * @param set - the objectives
 * @param happening - what happens
 * @param rules - the rules played by
 * @returns the reasons, as the check of that transition lists them; `objective/malformed` for an unknown one
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkHappening, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [] }, ASTRONOMICON);
 * checkHappening(set, { type: 'phase-ends' }, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/no-turn']
 * ```
 */
export function checkHappening(
  set: ObjectiveSet,
  happening: ObjectiveHappening,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = malformed(happeningShape, happening);
  return faults.length > 0 ? faults : transitionOf(happening).check(set, happening, rules);
}

/**
 * Carries out whatever happens: for apps that keep a log of what happened, and for the replay of one.
 *
 * @param set - the objectives
 * @param happening - what happens
 * @param rules - the rules played by
 * @param dice - rolled where the transition needs them
 * @returns the set from now on, and what became of objectives
 * @throws {@link WargameError} what {@link checkHappening} lists
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import {
 *   ASTRONOMICON,
 *   happen,
 *   type ObjectiveHappening,
 *   startObjectives,
 * } from 'wargame-rules/movable-objectives';
 *
 * const boy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const log: readonly ObjectiveHappening[] = [
 *   { type: 'turn-begins', side: 'orks' },
 *   { type: 'phase-begins', phase: 'movement' },
 *   { type: 'phase-ends' },
 *   { type: 'claim', objective: 'relic', model: boy, by: 'move', touchedBy: ['boy'] },
 * ];
 * const dice = seededDice(1);
 * const start = startObjectives({ sides: ['orks', 'imperium'], objectives: [{ id: 'relic' }] }, ASTRONOMICON);
 * const set = log.reduce((before, one) => happen(before, one, ASTRONOMICON, dice).state, start);
 * set.objectives[0]?.place.kind; // => 'carried'
 * ```
 */
export function happen(
  set: ObjectiveSet,
  happening: ObjectiveHappening,
  rules: ObjectiveRules,
  dice: Dice,
): ObjectiveStep {
  requireNone(malformed(happeningShape, happening));
  return transitionOf(happening).apply(set, happening, rules, dice);
}

/** The type of the happening says which facts it has, which the compiler can't follow through a table. */
function transitionOf({ type }: ObjectiveHappening): Transition<ObjectiveHappening> {
  return TRANSITIONS[type] as Transition<ObjectiveHappening>;
}
