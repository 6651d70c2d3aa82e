import type { Dice } from '../core/dice/dice';
import type { Rules } from './edition/rules';
import type { WarmasterEvent } from './event';
import type { Side } from './rules/side';
import type { UnitState, WarmasterState } from './state';
import type { Task } from './task';

/** An action on its way. The state is a copy of its own: its members are replaced again and again, never changed. */
export interface Progress {
  readonly rules: Rules;
  readonly dice: Dice;
  readonly state: WarmasterState;
  readonly events: WarmasterEvent[];
  seals: 'reveal' | 'commit' | null;
}

/** Something begins to happen in a state. */
export function begin(rules: Rules, state: WarmasterState, dice: Dice): Progress {
  return { rules, dice, state: { ...state }, events: [], seals: null };
}

export function change({ state }: Progress, changes: Partial<WarmasterState>): void {
  Object.assign(state, changes);
}

export function tell(progress: Progress, event: WarmasterEvent): void {
  progress.events.push(event);
}

/** Changes units; they keep their order. */
export function changeUnits(
  progress: Progress,
  ids: readonly string[],
  changes: Partial<Omit<UnitState, 'id'>>,
): void {
  const units = [...progress.state.units];
  for (const id of ids) {
    const index = progress.rules.indexOf.get(id) as number;
    const { at, faceUp } = units[index] as UnitState;
    units[index] = { id, at: changes.at ?? at, faceUp: changes.faceUp ?? faceUp };
  }
  change(progress, { units });
}

/** Puts tasks before everything that is still to be done. */
export function doFirst(progress: Progress, tasks: readonly Task[]): void {
  if (tasks.length > 0) change(progress, { agenda: [...tasks, ...progress.state.agenda] });
}

/** Replaces the task that is being done by what is left of it. */
export function replaceTask(progress: Progress, ...left: readonly Task[]): void {
  change(progress, { agenda: [...left, ...progress.state.agenda.slice(1)] });
}

/** The game is over: nothing is left to be done. */
export function endGame(
  progress: Progress,
  winners: readonly Side[],
  reasons: readonly { readonly message: string; readonly rule: string }[],
): void {
  const outcome = { winners, reasons };
  change(progress, { outcome, agenda: [] });
  tell(progress, { type: 'game-ended', outcome });
}
