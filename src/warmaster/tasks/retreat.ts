import type { ActionOf } from '../action';
import { countIn, isDestroyedArea, isIn, STACKING_LIMIT, unitsIn } from '../board';
import { updateBridge } from '../bridge';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision } from '../decision';
import { destroyUnits } from '../destroyUnits';
import type { Rules } from '../edition/rules';
import { change, changeUnits, type Progress, replaceTask, tell } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import type { AreaNumber } from '../rules/areaNumber';
import { otherSide, type Side } from '../rules/side';
import type { UnitState, WarmasterState } from '../state';
import type { Task } from '../task';

type RetreatTask = Extract<Task, { readonly type: 'retreat' }>;

interface RetreatFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly side: Side;
  readonly from: AreaNumber;
  readonly to: AreaNumber;
}

const RETREAT: readonly Requirement<RetreatFacts>[] = [
  {
    code: 'warmaster/not-adjacent',
    rule: 'WM-RETR-1',
    path: 'area',
    holds: ({ rules, from, to }) => (rules.neighbours[from] as readonly AreaNumber[]).includes(to),
    message: ({ from, to }) => `area ${to} is not next to area ${from}`,
  },
  {
    code: 'warmaster/destroyed-area',
    rule: 'WM-RETR-2',
    path: 'area',
    holds: ({ state, to }) => !isDestroyedArea(state, to),
    message: ({ to }) => `area ${to} is destroyed`,
  },
  {
    code: 'warmaster/enemies-there',
    rule: 'WM-RETR-2',
    path: 'area',
    holds: ({ rules, state, side, to }) => !isIn(rules, state, otherSide(side), to),
    message: ({ to }) => `an enemy is in area ${to}`,
  },
  {
    code: 'warmaster/no-room',
    rule: 'WM-RETR-2',
    path: 'area',
    holds: ({ rules, state, side, to }) => countIn(rules, state, side, to) < STACKING_LIMIT,
    message: ({ side, to }) => `area ${to} has ${STACKING_LIMIT} ${side} units already`,
  },
];

/**
 * Where the units of a side may retreat to from an area, in the order of the board.
 *
 * @rule WM-RETR-1, WM-RETR-2
 */
function retreatAreas(
  rules: Rules,
  state: WarmasterState,
  { side, area }: RetreatTask,
): readonly AreaNumber[] {
  const neighbours = rules.neighbours[area] as readonly AreaNumber[];
  return neighbours.filter((to) => isMet(RETREAT, { rules, state, side, from: area, to }));
}

/** The units that must still go. */
function retreating(rules: Rules, state: WarmasterState, { side, area }: RetreatTask): readonly UnitState[] {
  return unitsIn(rules, state, side, area).filter(({ faceUp }) => faceUp);
}

function forcedAgain(state: WarmasterState, units: readonly UnitState[]): readonly string[] {
  return units.map(({ id }) => id).filter((id) => state.retreated.includes(id));
}

/** Whether somebody has to choose: which unit goes next, or where it goes. */
export function retreatIsOpen(rules: Rules, state: WarmasterState, task: RetreatTask): boolean {
  const units = retreating(rules, state, task);
  if (units.length === 0 || forcedAgain(state, units).length > 0) return false;
  const areas = retreatAreas(rules, state, task).length;
  if (areas === 0) return false;
  return (task.unit === null && units.length > 1) || areas > 1;
}

/**
 * Takes a retreat as far as nobody has to choose: units that retreated before are destroyed, and so are those
 * with nowhere to go; where one area is left, the unit goes there.
 *
 * @rule WM-RETR-2, WM-RETR-3
 */
export function goOnRetreating(progress: Progress, task: RetreatTask): void {
  const { rules, state } = progress;
  const units = retreating(rules, state, task);
  const again = forcedAgain(state, units);
  const [to] = retreatAreas(rules, state, task);
  const lost = again.length > 0 ? again : to === undefined ? units.map(({ id }) => id) : [];
  if (units.length === 0) replaceTask(progress);
  else if (lost.length > 0) destroyUnits(progress, lost, 'retreat');
  else stepBack(progress, task, task.unit ?? (units[0] as UnitState).id, to as AreaNumber);
}

function stepBack(progress: Progress, task: RetreatTask, unit: string, to: AreaNumber): void {
  changeUnits(progress, [unit], { at: to });
  change(progress, { retreated: [...progress.state.retreated, unit] });
  replaceTask(progress, { ...task, unit: null });
  tell(progress, { type: 'retreated', unit, from: task.area, to });
  updateBridge(progress);
}

/** Which unit is to go: the choice is left while there are several, and none was named. */
function unitNamed(rules: Rules, state: WarmasterState, task: RetreatTask): string | null {
  const units = retreating(rules, state, task);
  return task.unit ?? (units.length === 1 ? (units[0] as UnitState).id : null);
}

/**
 * A retreat, unit by unit: the owner says which unit goes next, the other player where it goes.
 *
 * @rule WM-RETR-1, WM-RETR-2
 */
export const retreatDecision: Decision<ActionOf<'retreat' | 'retreat-to'>> = {
  types: ['retreat', 'retreat-to'],
  player(rules, state) {
    const task = current(state);
    return unitNamed(rules, state, task) === null ? task.side : otherSide(task.side);
  },
  actions(rules, state) {
    const task = current(state);
    if (unitNamed(rules, state, task) === null) {
      return retreating(rules, state, task).map(({ id }) => ({
        type: 'retreat',
        player: task.side,
        unit: id,
      }));
    }
    const player = otherSide(task.side);
    return retreatAreas(rules, state, task).map((area) => ({ type: 'retreat-to', player, area }));
  },
  check(rules, state, action) {
    const task = current(state);
    const named = unitNamed(rules, state, task) !== null;
    if (action.type === 'retreat-to') {
      if (!named)
        return [{ code: 'warmaster/not-now', message: 'the owner names the unit first', rule: 'WM-RETR-1' }];
      return unmet(RETREAT, { rules, state, side: task.side, from: task.area, to: action.area });
    }
    if (named) return [{ code: 'warmaster/not-now', message: 'the unit has been named', rule: 'WM-RETR-1' }];
    const refusals = checkOwnUnits(rules, action.player, [{ id: action.unit, path: 'unit' }], 'WM-RETR-1');
    if (refusals.length > 0 || retreating(rules, state, task).some(({ id }) => id === action.unit))
      return refusals;
    const message = `"${action.unit}" is not among the units that retreat from area ${task.area}`;
    return [{ code: 'warmaster/not-there', message, rule: 'WM-RETR-1', path: 'unit' }];
  },
  apply(progress, action) {
    const task = current(progress.state);
    if (action.type === 'retreat') replaceTask(progress, { ...task, unit: action.unit });
    else stepBack(progress, task, unitNamed(progress.rules, progress.state, task) as string, action.area);
  },
};

function current(state: WarmasterState): RetreatTask {
  return state.agenda[0] as RetreatTask;
}
