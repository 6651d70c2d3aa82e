import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import { type FoundUnit, findUnit } from '../battle/queries/findUnit';
import { requireFunction, requireKeywords } from '../kit/requireShape';
import type { Area } from '../kit/spot';
import { isUnitWithin } from '../kit/unitsWithin';
import type { BattlePart } from '../mission/mission';
import { afterSplit } from './afterSplit';
import { concerned } from './concerned';
import { markedUnits } from './markedUnits';
import { partFault } from './partFault';

/**
 * Who is to leave the battlefield through an exit, and who has.
 *
 * @since 0.1.0
 */
export interface Exits {
  /** The ids of the units that matter; null where every unit of the side does. */
  readonly units: readonly string[] | null;
  /** The ids of those that have left, the first first. */
  readonly left: readonly string[];
}

/**
 * A part for a way off the battlefield: for a convoy, an escort, a spy, whoever carries something home. Units that
 * matter, and transports with such units aboard, can be reported as `unit-left` only when every model of them is
 * wholly within the exit.
 *
 * @typeParam Id - the id of the part
 * @param options - `id` of the part; whose exit, as `side`; `through` which stretch, such as an `edgeStrip`; what marks
 *   the units that matter, as `keywords` for `markedUnits`: every unit of the side does when absent
 * @returns the part; its state is an {@link Exits}
 * @throws {@link WargameError} `argument/…` for what is neither side, no exit or no keywords,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, edgeStrip, exits, winsWhen } from 'wargame-rules/open-play';
 *
 * const flight = defineMission({
 *   id: 'flight',
 *   title: 'Flight',
 *   parts: [exits({ id: 'road', side: 'defender', through: edgeStrip('long', 'defender') })],
 *   victory: winsWhen('defender', (battle) => battle.parts.road.left.length >= 3, 'three units are away'),
 * });
 * flight.parts.length; // => 1
 * ```
 */
export function exits<const Id extends string>(options: {
  readonly id: Id;
  readonly side: Role;
  readonly through: Area;
  readonly keywords?: readonly string[];
}): BattlePart<{ readonly id: Id; readonly state: Exits }> {
  const { id, keywords } = requireOptions(options, ['id', 'side', 'through', 'keywords']);
  const through = requireFunction(options.through, 'through');
  if (keywords !== undefined) requireKeywords(keywords);
  const side = requireRole(options.side, 'side');
  return {
    id,
    start: (battle) => ({ units: keywords ? markedUnits(battle, side, keywords) : null, left: [] }),
    checkFact({ units }, fact, battle) {
      if (fact.type !== 'unit-left' || concerned(battle, fact.unit, side, units).length === 0) return [];
      const { unit } = findUnit(battle, fact.unit) as FoundUnit;
      if (isUnitWithin(unit, through(battle.battlefield))) return [];
      const message = `${unit.name} is not wholly within the exit`;
      return [
        partFault('battle-part/wrong-place', message, { path: 'unit', facts: { part: id, unit: unit.id } }),
      ];
    },
    after(state, fact, battle) {
      if (fact.type === 'unit-split') {
        return { state: { ...state, units: state.units && afterSplit(state.units, fact) } };
      }
      if (fact.type !== 'unit-left') return { state };
      const gone = concerned(battle, fact.unit, side, state.units).map((unit) => unit.id);
      return { state: gone.length === 0 ? state : { ...state, left: [...state.left, ...gone] } };
    },
  };
}
