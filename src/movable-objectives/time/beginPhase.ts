import { requireNone } from '../../core/errors/requireNone';
import { members, oneOf } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { PHASES, type Phase } from '../state/phase';

/**
 * A phase of the turn begins.
 *
 * @since 0.1.0
 */
export interface PhaseBegins {
  readonly phase: Phase;
}

const phaseShape = members({ phase: oneOf(PHASES) });

/**
 * Lists why a phase can't begin now.
 *
 * @param set - the objectives
 * @param begins - which phase
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/no-turn`,
 *   `objective/phase-open` while the moves of the phase before have not ended; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkBeginPhase, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [] }, ASTRONOMICON);
 * checkBeginPhase(set, { phase: 'movement' }).map(({ code }) => code); // => ['objective/no-turn']
 * ```
 */
export function checkBeginPhase(set: ObjectiveSet, begins: PhaseBegins): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, begins, phaseShape);
  if (faults.length > 0) return faults;
  if (!set.turn) return [{ code: 'objective/no-turn', message: 'no turn is being played' }];
  const { phase } = set.turn;
  if (!phase || phase.moment === 'end') return [];
  return [{ code: 'objective/phase-open', message: `the ${phase.name} phase has not ended` }];
}

/**
 * A phase of the turn begins: at its start, before anything moves. Every objective may be handed off anew.
 *
 * @param set - the objectives
 * @param begins - which phase
 * @returns the set at the start of the phase
 * @throws {@link WargameError} what {@link checkBeginPhase} lists
 * @rule MO-HAND-3, MO-DROP-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, beginPhase, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: null };
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * beginPhase(set, { phase: 'movement' }).state.turn?.phase; // => { name: 'movement', moment: 'start' }
 * ```
 */
export function beginPhase(set: ObjectiveSet, begins: PhaseBegins): ObjectiveStep {
  requireNone(checkBeginPhase(set, begins));
  const objectives = set.objectives.map((objective) =>
    objective.movedThisPhase === 0 && !objective.handedOff
      ? objective
      : { ...objective, movedThisPhase: 0, handedOff: false },
  );
  const side = set.turn?.side ?? '';
  const turn = { side, phase: { name: begins.phase, moment: 'start' } } as const;
  return { state: { ...set, objectives, turn }, events: [] };
}
