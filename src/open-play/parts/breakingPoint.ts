import { divide } from '../../core/arithmetic/divide';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import type { BattleFact } from '../battle/battleFact';
import { armyOf } from '../battle/queries/armyOf';
import { findUnit } from '../battle/queries/findUnit';
import type { BattlePart } from '../mission/mission';

/**
 * How near an army is to breaking.
 *
 * @since 0.1.0
 */
export interface BreakingPoint {
  /** How many blows it has taken. */
  readonly blows: number;
  /** How many break it. */
  readonly limit: number;
  readonly broken: boolean;
}

/**
 * A part for an army that is tired of the war. Each of its units that is destroyed or flees to the last model is a
 * blow, and so is each Morale test that it fails; when there are as many blows as it had units at the start (or as
 * many as a share of them), it is broken, and stays so.
 *
 * @typeParam Id - the id of the part
 * @param options - `id` of the part; whose army, as `side`; `divisor` by which the number of its units is divided,
 *   rounded up, 1 when absent
 * @returns the part; its state is a {@link BreakingPoint}
 * @throws {@link WargameError} `argument/…` for a side or a divisor that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { breakingPoint, defineMission, winsWhen } from 'wargame-rules/open-play';
 *
 * const rout = defineMission({
 *   id: 'rout',
 *   title: 'Rout',
 *   parts: [breakingPoint({ id: 'nerve', side: 'defender', divisor: 2 })],
 *   victory: winsWhen('attacker', (battle) => battle.parts.nerve.broken, 'the enemy is broken'),
 * });
 * rout.parts.length; // => 1
 * ```
 */
export function breakingPoint<const Id extends string>(options: {
  readonly id: Id;
  readonly side: Role;
  readonly divisor?: number;
}): BattlePart<{ readonly id: Id; readonly state: BreakingPoint }> {
  const { id } = requireOptions(options, ['id', 'side', 'divisor']);
  const side = requireRole(options.side, 'side');
  const divisor = requireWholeNumber(options.divisor ?? 1, 'divisor', 1);
  return {
    id,
    start: (battle) => ({
      blows: 0,
      limit: divide(armyOf(battle, side).units.length, divisor, 'up'),
      broken: false,
    }),
    after(state, fact, battle) {
      if (!isBlow(fact, battle, side)) return { state };
      const blows = state.blows + 1;
      return { state: { ...state, blows, broken: blows >= state.limit } };
    },
  };
}

function isBlow(fact: BattleFact, battle: Battle, side: Role): boolean {
  if (fact.type === 'unit-destroyed') return fact.role === side;
  if (fact.type !== 'morale-tested' || fact.passed) return false;
  return findUnit(battle, fact.unit)?.army.role === side;
}
