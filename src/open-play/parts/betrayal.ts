import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { requireOptions } from '../../core/shape/requireOptions';
import { requireRole } from '../army/requireRole';
import type { Role } from '../army/role';
import type { Battle } from '../battle/battle';
import type { BattleFact } from '../battle/battleFact';
import { findUnit } from '../battle/queries/findUnit';
import { passengersOf } from '../battle/queries/passengersOf';
import { requireKeywords } from '../kit/requireShape';
import type { BattlePart } from '../mission/mission';
import { afterSplit } from './afterSplit';
import { markedUnits } from './markedUnits';

/**
 * Who is going to betray whom, and who has.
 *
 * @since 0.1.0
 */
export interface Betrayal {
  /** The ids of the traitors, wherever they stand. */
  readonly units: readonly string[];
  readonly revealed: boolean;
  /** Those of them that have changed sides. */
  readonly turned: readonly string[];
}

/**
 * A part for allies who change sides in the middle of a battle. When a battle round ends a D6 is rolled; if it is
 * high enough, or it is the last round in which they wait, all traitors turn at once. One that is aboard a transport,
 * or carries units, turns when that ends.
 *
 * @typeParam Id - the id of the part
 * @param options - `id` of the part; whom they betray, as `side`; what marks them, as `keywords` for `markedUnits`,
 *   TRAITOR when absent (the Warlord's unit is never one); the least roll that reveals them, as `onRoll`, 4 when
 *   absent; the battle round at whose end they turn without a roll, as `latest`, 2 when absent
 * @returns the part; its state is a {@link Betrayal}
 * @throws {@link WargameError} `argument/…` for a side, keywords, a roll or a round that can't be,
 *   and for options that it does not know
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { betrayal, defineMission, lastArmyStanding } from 'wargame-rules/open-play';
 *
 * const mutiny = defineMission({
 *   id: 'mutiny',
 *   title: 'Mutiny',
 *   parts: [betrayal({ id: 'mutiny', side: 'defender', keywords: ['MUTINEER'], latest: 3 })],
 *   victory: lastArmyStanding(),
 * });
 * mutiny.parts.length; // => 1
 * ```
 */
export function betrayal<const Id extends string>(options: {
  readonly id: Id;
  readonly side: Role;
  readonly keywords?: readonly string[];
  readonly onRoll?: number;
  readonly latest?: number;
}): BattlePart<{ readonly id: Id; readonly state: Betrayal }> {
  const { id } = requireOptions(options, ['id', 'side', 'keywords', 'onRoll', 'latest']);
  const keywords = requireKeywords(options.keywords ?? ['TRAITOR']);
  const side = requireRole(options.side, 'side');
  const onRoll = requireWholeNumber(options.onRoll ?? 4, 'onRoll', 1);
  const latest = requireWholeNumber(options.latest ?? 2, 'latest', 1);
  const isRevealed = (fact: BattleFact, dice: Dice): boolean =>
    fact.type === 'round-ended' && (fact.round >= latest || d6(dice, 'Betrayal') >= onRoll);
  return {
    id,
    start: (battle) => ({
      units: markedUnits(battle, side, keywords, { withoutWarlord: true }),
      revealed: false,
      turned: [],
    }),
    after(before, fact, battle, dice) {
      const units = afterSplit(before.units, fact);
      const revealed = before.revealed || (units.length > 0 && isRevealed(fact, dice));
      if (!revealed) return { state: units === before.units ? before : { ...before, units } };
      const pieces = afterSplit(before.turned, fact);
      const turning = units.filter((unit) => !pieces.includes(unit) && canTurn(battle, unit, side));
      return {
        state: { units, revealed, turned: [...pieces, ...turning] },
        facts: turning.map((unit) => ({ type: 'unit-changed-sides', unit })),
      };
    },
  };
}

function canTurn(battle: Battle, id: string, side: Role): boolean {
  const found = findUnit(battle, id);
  if (found?.army.role !== side || passengersOf(battle, id).length > 0) return false;
  return ['battlefield', 'reserve'].includes(found.unit.place.where);
}
