import type { ActionOf } from '../action';
import { unitsIn } from '../board';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision } from '../decision';
import { destroyUnits } from '../destroyUnits';
import type { Rules } from '../edition/rules';
import { type Progress, replaceTask } from '../progress';
import { type Requirement, unmet } from '../requirement';
import type { UnitState, WarmasterState } from '../state';
import type { LossesDue, Task } from '../task';

type LossesTask = Extract<Task, { readonly type: 'losses' }>;

/** Losses of one side that are not all chosen yet. */
interface OpenLosses {
  readonly due: LossesDue;
  /** The units that may still be chosen. */
  readonly choice: readonly UnitState[];
  /** How many more must be. */
  readonly count: number;
}

/** The losses that somebody has to choose now; null where no choice is left. */
function openLosses(rules: Rules, state: WarmasterState, task: LossesTask): OpenLosses | null {
  for (const due of task.due) {
    const there = unitsIn(rules, state, due.side, due.area);
    const choice = there.filter(({ id }) => !task.marked.includes(id));
    const count = due.count - (there.length - choice.length);
    if (count > 0 && count < choice.length) return { due, choice, count };
  }
  return null;
}

export function lossesAreOpen(rules: Rules, state: WarmasterState, task: LossesTask): boolean {
  return openLosses(rules, state, task) !== null;
}

/**
 * Destroys all chosen units at once, with those that nobody had to choose.
 *
 * @rule WM-COMB-5, WM-STACK-3, WM-STACK-4
 */
export function takeLosses(progress: Progress, task: LossesTask): void {
  const { rules, state } = progress;
  const lost = task.due.flatMap(({ side, area, count }) => {
    const there = unitsIn(rules, state, side, area);
    return there.filter(({ id }) => count >= there.length || task.marked.includes(id));
  });
  replaceTask(progress);
  destroyUnits(
    progress,
    lost.map(({ id }) => id),
    task.cause,
  );
}

interface LossFacts {
  readonly open: OpenLosses;
  readonly marked: readonly string[];
  readonly unit: UnitState;
}

const LOSS: readonly Requirement<LossFacts>[] = [
  {
    code: 'warmaster/not-there',
    rule: 'WM-COMB-5',
    path: 'unit',
    holds: ({ open, unit }) => unit.at === open.due.area,
    message: ({ open, unit }) => `the losses are taken in area ${open.due.area}, "${unit.id}" is not there`,
  },
  {
    code: 'warmaster/already-chosen',
    rule: 'WM-COMB-5',
    path: 'unit',
    holds: ({ marked, unit }) => !marked.includes(unit.id),
    message: ({ unit }) => `"${unit.id}" is among the losses already`,
  },
];

/**
 * Choosing one's losses, unit by unit: in combat, to the stacking limit, to traps.
 *
 * @rule WM-COMB-5, WM-STACK-3
 */
export const lossesDecision: Decision<ActionOf<'lose'>> = {
  types: ['lose'],
  player: (rules, state) => current(rules, state).open.due.side,
  actions(rules, state) {
    const { due, choice } = current(rules, state).open;
    return choice.map(({ id }) => ({ type: 'lose', player: due.side, unit: id }));
  },
  check(rules, state, { player, unit: id }) {
    const refusals = checkOwnUnits(rules, player, [{ id, path: 'unit' }], 'WM-COMB-5');
    if (refusals.length > 0) return refusals;
    const { open, task } = current(rules, state);
    const unit = state.units[rules.indexOf.get(id) as number] as UnitState;
    return unmet(LOSS, { open, marked: task.marked, unit });
  },
  apply(progress, { unit }) {
    const { task } = current(progress.rules, progress.state);
    replaceTask(progress, { ...task, marked: [...task.marked, unit] });
  },
};

function current(
  rules: Rules,
  state: WarmasterState,
): { readonly task: LossesTask; readonly open: OpenLosses } {
  const task = state.agenda[0] as LossesTask;
  return { task, open: openLosses(rules, state, task) as OpenLosses };
}
