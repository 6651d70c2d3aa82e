import { requireNone } from '../../core/errors/requireNone';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { gameFaults } from '../checking/reportFaults';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';

/**
 * Lists why a turn can't end now.
 *
 * @param set - the objectives
 * @returns the reasons: `objective/game-over`, `objective/no-turn`, `objective/phase-open`; empty when there are none
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkEndTurn, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: { name: 'assault', moment: 'midst' } } as const;
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * checkEndTurn(set).map(({ code }) => code); // => ['objective/phase-open']
 * ```
 */
export function checkEndTurn(set: ObjectiveSet): readonly ObjectiveViolation[] {
  const faults = gameFaults(set);
  if (!set.turn) return [...faults, { code: 'objective/no-turn', message: 'no turn is being played' }];
  const { phase } = set.turn;
  if (!phase || phase.moment === 'end') return faults;
  return [...faults, { code: 'objective/phase-open', message: `the ${phase.name} phase has not ended` }];
}

/**
 * A player's turn ends.
 *
 * @param set - the objectives
 * @returns the set between two turns
 * @throws {@link WargameError} what {@link checkEndTurn} lists
 * @rule MO-FRAG-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, endTurn, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: null };
 * const set = startObjectives({ sides: ['imperium', 'orks'], objectives: [], turn }, ASTRONOMICON);
 * endTurn(set).state.turn; // => null
 * ```
 */
export function endTurn(set: ObjectiveSet): ObjectiveStep {
  requireNone(checkEndTurn(set));
  return { state: { ...set, turn: null }, events: [] };
}
