import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { unitOf } from '../board';
import type { Rulebook } from '../edition/rulebook';
import type { WarmasterState } from '../state';
import type { Effect } from '../task';

/**
 * The end of the ship: the Emperor is called back in time, or dies with Horus.
 *
 * @rule WM-END-1, WM-END-2
 */
export function shipLost(
  rules: Rulebook,
  state: WarmasterState,
  escapesOn: number,
  message: string,
  dice: Dice,
): Effect {
  const { imperial: emperor, traitor: horus } = rules.supreme;
  const isAboard = typeof unitOf(rules, state, emperor).at === 'number';
  if (isAboard && d6(dice, 'Calling back the Emperor') < escapesOn) {
    return { type: 'destroy', units: [emperor, horus], cause: 'ship-lost' };
  }
  return { type: 'end-game', winners: ['imperial'], message, rule: 'WM-END-2' };
}
