import { countAtLeast } from '../../core/dice/countAtLeast';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireLength } from '../../core/geometry/requireNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import { otherRole, type Role } from '../army/role';
import type { Battle, BattleUnit } from '../battle/battle';
import { armyOf } from '../battle/queries/armyOf';
import { fightingModels } from '../battle/queries/fightingModels';
import { findUnit } from '../battle/queries/findUnit';
import { modelPlace } from '../battle/queries/modelPlace';
import { requireKeywords } from '../kit/requireShape';
import type { BattlePart } from '../mission/mission';
import { isUnitNear } from './actorFaults';
import { afterSplit } from './afterSplit';
import { markedUnits } from './markedUnits';

/**
 * How watchful the sentries are.
 *
 * @since 0.1.0
 */
export interface Alarm {
  /** The ids of the sentries, those that are silenced included. */
  readonly units: readonly string[];
  /** How often one of them has noticed something. */
  readonly suspicion: number;
  readonly raised: boolean;
}

/**
 * A part for sentries who may notice their enemies. When a battle round ends, a D6 is rolled for every sentry unit on
 * the battlefield with an enemy near; each one that is high enough adds to their suspicion, and with enough of it
 * the alarm is raised.
 *
 * Sentries are set up on the battlefield before it begins: a unit in reserve is none, whatever its mark.
 *
 * @typeParam Id - the id of the part
 * @param options - `id` of the part; whose sentries, as `side`; what marks them, as `keywords` for `markedUnits`,
 *   SENTRY when absent; how far they notice anything, as `range` in inches, 12 when absent; the least roll that does, as
 *   `onRoll`, 4 when absent; how much suspicion raises the alarm, as `limit`, 3 when absent
 * @returns the part; its state is an {@link Alarm}
 * @throws {@link WargameError} `argument/…` or `geometry/…` for a side, keywords and figures that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { alarm, defineMission, winsWhen } from 'wargame-rules/open-play';
 *
 * const raid = defineMission({
 *   id: 'raid',
 *   title: 'Raid',
 *   parts: [alarm({ id: 'alarm', side: 'defender', range: 9 })],
 *   victory: winsWhen('defender', (battle) => battle.parts.alarm.raised, 'the alarm was raised'),
 * });
 * raid.parts.length; // => 1
 * ```
 */
export function alarm<const Id extends string>(options: {
  readonly id: Id;
  readonly side: Role;
  readonly keywords?: readonly string[];
  readonly range?: number;
  readonly onRoll?: number;
  readonly limit?: number;
}): BattlePart<{ readonly id: Id; readonly state: Alarm }> {
  const { id } = requireOptions(options, ['id', 'side', 'keywords', 'range', 'onRoll', 'limit']);
  const keywords = requireKeywords(options.keywords ?? ['SENTRY']);
  const side = requireRole(options.side, 'side');
  const range = requireLength(options.range ?? 12, 'range');
  const atLeast = requireWholeNumber(options.onRoll ?? 4, 'onRoll', 1);
  const limit = requireWholeNumber(options.limit ?? 3, 'limit', 1);
  return {
    id,
    start: (battle) => ({
      units: markedUnits(battle, side, keywords, { onBattlefield: true }),
      suspicion: 0,
      raised: false,
    }),
    after(before, fact, battle, dice) {
      const units = afterSplit(before.units, fact);
      const state = units === before.units ? before : { ...before, units };
      if (fact.type !== 'round-ended') return { state };
      const count = units.filter((unit) => isNearEnemies(battle, unit, side, range)).length;
      if (count === 0) return { state };
      const suspicion =
        state.suspicion + countAtLeast({ count, sides: 6, atLeast }, dice, 'Sentries notice something');
      return { state: { ...state, suspicion, raised: suspicion >= limit } };
    },
  };
}

function isNearEnemies(battle: Battle, id: string, side: Role, range: number): boolean {
  const found = findUnit(battle, id);
  if (found?.army.role !== side) return false;
  return armyOf(battle, otherRole(side)).units.some((enemy) => areNear(found.unit, enemy, range));
}

function areNear(sentry: BattleUnit, enemy: BattleUnit, range: number): boolean {
  return fightingModels(sentry).some((model) => {
    const place = modelPlace(model);
    return place !== null && isUnitNear(enemy, place, range);
  });
}
