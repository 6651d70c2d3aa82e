import type { Reason } from '../../core/game/outcome';
import type { PartStates } from '../../core/game/partBattle';
import type { Battle } from '../battle/battle';
import type { EndCondition } from '../mission/mission';
import type { Verdict } from '../mission/verdict';
import { requireConditions } from './requireConditions';

/**
 * An end condition: the battle ends as soon as one of these victory conditions decides. They are asked for no
 * score: `winsWhen` makes such.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param conditions - the conditions
 * @returns the end condition; its reason is the first that the verdict gives
 * @throws {@link WargameError} `argument/unknown-value` for what is no condition, or was not called
 * @rule OP-IDEAS
 * @since 0.1.0
 * @example
 * ```ts
 * import { defineMission, onceDecided, winsWhen } from 'wargame-rules/open-play';
 *
 * const heldOut = winsWhen('defender', (battle) => battle.round >= 4, 'the Defender has held out');
 * const lastStand = defineMission({
 *   id: 'last-stand',
 *   title: 'Last Stand',
 *   victory: heldOut,
 *   endsWhen: [onceDecided(heldOut)],
 * });
 * lastStand.endsWhen.length; // => 1
 * ```
 */
export function onceDecided<Parts extends PartStates = PartStates>(
  ...conditions: readonly ((battle: Battle<Parts>) => Verdict | null)[]
): EndCondition<Parts> {
  requireConditions(conditions, 1);
  return (battle) => {
    for (const condition of conditions) {
      const verdict = condition(battle);
      if (verdict) return reasonOf(verdict);
    }
    return null;
  };
}

function reasonOf({ winner, reasons }: Verdict): Reason {
  return reasons[0] ?? { message: winner ? `the ${winner} has won` : 'nobody can win any more' };
}
