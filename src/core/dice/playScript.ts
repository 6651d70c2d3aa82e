import { requireFunction } from '../errors/requireFunction';
import type { Dice } from './dice';
import { type ScriptedDie, scriptedDice } from './scriptedDice';

/**
 * Runs a rule on scripted dice and makes sure that it rolls exactly those.
 *
 * @param rule - the rule
 * @param script - the faces in the order in which they are rolled
 * @returns the rule's result
 * @throws {@link WargameError} `dice/missing`, `dice/left-over`, `dice/wrong-sides` or `dice/impossible-face`;
 *   and what the rule throws
 * @since 0.1.0
 * @example
 * ```ts
 * import { d66, playScript } from 'wargame-rules';
 *
 * playScript((dice) => d66(dice), [1, 6]); // => 16
 * ```
 */
export function playScript<T>(rule: (dice: Dice) => T, script: readonly ScriptedDie[]): T {
  requireFunction(rule, 'rule');
  const dice = scriptedDice(script);
  const result = rule(dice);
  dice.finish();
  return result;
}
