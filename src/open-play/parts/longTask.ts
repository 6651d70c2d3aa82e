import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Violation } from '../../core/errors/violation';
import { anyOf } from '../../core/game/anyOf';
import type { Point } from '../../core/geometry/point';
import { requireLength } from '../../core/geometry/requireNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import { otherRole, type Role } from '../army/role';
import type { Battle } from '../battle/battle';
import type { BattleFact, PartAction } from '../battle/battleFact';
import { findUnit } from '../battle/queries/findUnit';
import { modelsNear } from '../kit/modelsNear';
import { requireFunction, requireKeywords } from '../kit/requireShape';
import type { Spot } from '../kit/spot';
import type { BattlePart } from '../mission/mission';
import { actorFaults, isUnitNear, reachFaults, unknownAction } from './actorFaults';
import { afterSplit, bearerAfterSplit } from './afterSplit';
import { markedUnits } from './markedUnits';
import { partFault } from './partFault';
import { unitsOf } from './unitsOf';

/**
 * How far a long task has come.
 *
 * @since 0.1.0
 */
export interface LongTask {
  /** The ids of the units that may do it; null where every unit of the side may. */
  readonly units: readonly string[] | null;
  readonly spot: Point;
  /** The id of the unit that is at work in this battle round. */
  readonly worker: string | null;
  /** For how many battle rounds the work has gone well. */
  readonly progress: number;
  readonly done: boolean;
}

/**
 * A unit goes to work on a long task, in its player's turn.
 *
 * @since 0.1.0
 */
export interface LongTaskAction extends PartAction {
  readonly type: 'work';
  /** The id of the unit. */
  readonly unit: string;
}

/**
 * What a long task is made of.
 *
 * @typeParam Id - the id of the part
 * @since 0.1.0
 */
export interface LongTaskOptions<Id extends string> {
  /** The id of the part: `ritual` gives `battle.parts.ritual`. */
  readonly id: Id;
  /** Whose task it is. */
  readonly side: Role;
  /** Where it is done. */
  readonly spot: Spot;
  /** For how many battle rounds it must go well; 3 when absent. */
  readonly steps?: number;
  /** How near the unit must be, in inches; 3 when absent. */
  readonly range?: number;
  /** How far enemies must be kept away from the place, in inches; 6 when absent. */
  readonly clear?: number;
  /** What marks the units that may do it, as for `markedUnits`; every unit of the side may when absent. */
  readonly keywords?: readonly string[];
}

/**
 * A part for work that takes several battle rounds at one place: a ritual, sabotage, a charge that is laid. In its
 * player's turn a unit goes to work near the place, with no enemy near. When the battle round ends and both still
 * hold, the task is one step further; otherwise that round's work is lost, and what was done before is kept.
 *
 * @typeParam Id - the id of the part
 * @param options - whose task, where, and how long it takes
 * @returns the part; its state is a {@link LongTask}, its action `{ type: 'work', player, unit }`
 * @throws {@link WargameError} `argument/…` or `geometry/…` for a side, a place, keywords, steps and lengths that
 *   can't be, and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, edgeSpot, longTask, winsWhen } from 'wargame-rules/open-play';
 *
 * const rite = defineMission({
 *   id: 'rite',
 *   title: 'Rite',
 *   parts: [longTask({ id: 'rite', side: 'defender', spot: edgeSpot('long', 0.5), steps: 2 })],
 *   victory: winsWhen('defender', (battle) => battle.parts.rite.done, 'the rite is complete'),
 * });
 * rite.parts.length; // => 1
 * ```
 */
export function longTask<const Id extends string>(
  options: LongTaskOptions<Id>,
): BattlePart<{ readonly id: Id; readonly state: LongTask; readonly action: LongTaskAction }> {
  requireOptions(options, ['id', 'side', 'spot', 'steps', 'range', 'clear', 'keywords']);
  const { id, keywords } = options;
  const spot = requireFunction(options.spot, 'spot');
  if (keywords !== undefined) requireKeywords(keywords);
  const side = requireRole(options.side, 'side');
  const steps = requireWholeNumber(options.steps ?? 3, 'steps', 1);
  const range = requireLength(options.range ?? 3, 'range');
  const clear = requireLength(options.clear ?? 6, 'clear');
  const limits = { side, range, clear };
  return {
    id,
    start: (battle) => ({
      units: keywords ? markedUnits(battle, side, keywords) : null,
      spot: spot(battle.battlefield),
      worker: null,
      progress: 0,
      done: false,
    }),
    check: (task, action, battle) =>
      action.type === 'work' ? workFaults(task, action, battle, limits) : unknownAction(['work']),
    apply: (task, { unit }) => ({ state: { ...task, worker: unit } }),
    propose(task, battle, player, dice) {
      const able = unitsOf(battle, player)
        .map((unit) => ({ type: 'work', player, unit }) as const)
        .filter((action) => workFaults(task, action, battle, limits).length === 0);
      return anyOf(able, dice, 'Who goes to work');
    },
    after(before, fact, battle) {
      const task = withSplit(before, fact);
      const { worker } = task;
      if (fact.type !== 'round-ended' || worker === null) return { state: task };
      const goesWell = isAtWork(task, worker, battle, side, range) && !isDisturbed(task, battle, side, clear);
      const progress = task.progress + (goesWell ? 1 : 0);
      return { state: { ...task, worker: null, progress, done: progress >= steps } };
    },
  };
}

function workFaults(
  task: LongTask,
  action: LongTaskAction,
  battle: Battle,
  { side, range, clear }: { readonly side: Role; readonly range: number; readonly clear: number },
): readonly Violation[] {
  const { units, spot, worker, done } = task;
  const { unit } = action;
  return [
    ...(done ? [partFault('battle-part/finished', 'it is done already')] : []),
    ...(worker === unit
      ? [partFault('battle-part/at-work', 'that unit is at work already', { path: 'unit' })]
      : []),
    ...actorFaults(battle, action, [side]),
    ...(units && !units.includes(unit)
      ? [partFault('battle-part/wrong-unit', 'that unit can not do it', { path: 'unit', facts: { units } })]
      : []),
    ...reachFaults(battle, unit, spot, range),
    ...(isDisturbed(task, battle, side, clear)
      ? [partFault('battle-part/enemy-near', `an enemy is within ${clear}" of it`)]
      : []),
  ];
}

function isAtWork({ spot }: LongTask, worker: string, battle: Battle, side: Role, range: number): boolean {
  const found = findUnit(battle, worker);
  return found?.army.role === side && isUnitNear(found.unit, spot, range);
}

function isDisturbed({ spot }: LongTask, battle: Battle, side: Role, clear: number): boolean {
  return modelsNear(battle, otherRole(side), spot, clear).length > 0;
}

function withSplit(task: LongTask, fact: BattleFact): LongTask {
  if (fact.type !== 'unit-split') return task;
  return {
    ...task,
    units: task.units && afterSplit(task.units, fact),
    worker: bearerAfterSplit(task.worker, fact),
  };
}
