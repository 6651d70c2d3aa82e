import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Point } from '../../core/geometry/point';
import { requireLength } from '../../core/geometry/requireNumber';
import type { Zone } from '../../core/geometry/zone';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import type { ModelPosition } from '../battle/battleFact';
import { movedModels, positionsByModel } from '../battle/positions';
import { fightingModels } from '../battle/queries/fightingModels';
import { findUnit } from '../battle/queries/findUnit';
import { isModelNear } from '../kit/isModelNear';
import { requireFunction, requireFunctions } from '../kit/requireShape';
import type { Area, Spot } from '../kit/spot';
import { isUnitWithin } from '../kit/unitsWithin';
import type { BattlePart } from '../mission/mission';
import { type BattlePartViolation, partFault } from './partFault';

/**
 * Where reserves can arrive.
 *
 * @since 0.1.0
 */
export interface Arrivals {
  /** The places from which they can come; none where a stretch of the battlefield is given instead. */
  readonly mouths: readonly Point[];
  /** Which of them is open in this battle round, counted from 0. */
  readonly open: number | null;
}

/**
 * What arrivals are made of.
 *
 * @typeParam Id - the id of the part
 * @since 0.1.0
 */
export interface ArrivalsOptions<Id extends string> {
  /** The id of the part. */
  readonly id: Id;
  /** Whose reserves. */
  readonly side: Role;
  /** The first battle round in which they can arrive; 1 when absent. */
  readonly from?: number;
  /** What else must be so before they can. It is asked when one arrives, and may look at other parts of the mission. */
  when?(battle: Battle): boolean;
  /** The stretch within which they are set up wholly; anywhere when absent. */
  readonly through?: Area;
  /** Places of which one, rolled for when the battle and each battle round begins, is open in that round. */
  readonly mouths?: readonly Spot[];
  /** How near to the open place every model is set up, in inches; 6 when absent. */
  readonly range?: number;
}

/**
 * A part for reserves that arrive late, or at places that chance decides: relief along an edge, whatever comes up from
 * tunnels. A `unit-arrived` of that side is refused before its time, and unless every model is set up where it may be.
 *
 * @typeParam Id - the id of the part
 * @param options - whose reserves, when, and where
 * @returns the part; its state is an {@link Arrivals}
 * @throws {@link WargameError} `argument/…` or `geometry/…` for a side, places, rounds and lengths that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { arrivals, defineMission, edgeStrip, lastArmyStanding } from 'wargame-rules/open-play';
 *
 * const relief = defineMission({
 *   id: 'relief',
 *   title: 'Relief',
 *   parts: [arrivals({ id: 'relief', side: 'defender', from: 3, through: edgeStrip('long', 'defender') })],
 *   victory: lastArmyStanding(),
 * });
 * relief.parts.length; // => 1
 * ```
 */
export function arrivals<const Id extends string>(
  options: ArrivalsOptions<Id>,
): BattlePart<{ readonly id: Id; readonly state: Arrivals }> {
  requireOptions(options, ['id', 'side', 'from', 'when', 'through', 'mouths', 'range']);
  const { id, through, when } = options;
  if (through !== undefined) requireFunction(through, 'through');
  if (when !== undefined) requireFunction(when, 'when');
  const mouths = requireFunctions(options.mouths ?? [], 'mouths');
  const side = requireRole(options.side, 'side');
  const from = requireWholeNumber(options.from ?? 1, 'from', 1);
  const range = requireLength(options.range ?? 6, 'range');
  return {
    id,
    start: ({ battlefield }, dice) => ({
      mouths: mouths.map((mouth) => mouth(battlefield)),
      open: rolledMouth(mouths.length, dice),
    }),
    checkFact({ mouths: places, open }, fact, battle) {
      if (fact.type !== 'unit-arrived') return [];
      const found = findUnit(battle, fact.unit);
      if (found?.army.role !== side) return [];
      const arrived = arrivedUnit(found.unit, fact.positions);
      const mouth = open === null ? undefined : places[open];
      return [
        ...timeFaults(battle, from, options.when),
        ...(mouth ? mouthFaults(arrived, mouth, range) : []),
        ...(through ? areaFaults(arrived, through(battle.battlefield)) : []),
      ];
    },
    after(state, fact, { round }, dice) {
      const begins = fact.type === 'round-ended' && round > fact.round;
      return { state: begins ? { ...state, open: rolledMouth(mouths.length, dice) } : state };
    },
  };
}

function rolledMouth(count: number, dice: Dice): number | null {
  if (count < 2) return count === 0 ? null : 0;
  return rollDie(count, dice, 'Where reserves can arrive') - 1;
}

function timeFaults(
  battle: Battle,
  from: number,
  when: ((battle: Battle) => boolean) | undefined,
): readonly BattlePartViolation[] {
  if (battle.round < from) {
    const message = `they arrive from battle round ${from} on`;
    return [partFault('battle-part/not-yet', message, { path: 'unit', facts: { from } })];
  }
  return when && !when(battle)
    ? [partFault('battle-part/not-yet', 'nothing has called them yet', { path: 'unit' })]
    : [];
}

function mouthFaults(arrived: BattleUnit, mouth: Point, range: number): readonly BattlePartViolation[] {
  if (fightingModels(arrived).every((model) => isModelNear(model, mouth, range))) return [];
  const message = `every model is set up within ${range}" of the place that is open`;
  const facts = { x: mouth.x, y: mouth.y, inches: range };
  return [partFault('battle-part/wrong-place', message, { path: 'positions', facts })];
}

function areaFaults(arrived: BattleUnit, zone: Zone): readonly BattlePartViolation[] {
  if (isUnitWithin(arrived, zone)) return [];
  const message = `${arrived.name} is not set up wholly within the place where it may arrive`;
  return [partFault('battle-part/wrong-place', message, { path: 'positions' })];
}

/** A unit as it would stand; a model that nothing is said of stands nowhere. */
function arrivedUnit(unit: BattleUnit, positions: readonly ModelPosition[] | undefined): BattleUnit {
  const models = positions ? movedModels(unit.models, positionsByModel(positions)) : unit.models;
  return { ...unit, place: { where: 'battlefield' }, models };
}
