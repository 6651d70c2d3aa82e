import { d3 } from '../../core/dice/d3';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { sumDice } from '../../core/dice/sumDice';
import { type CriticalTarget, criticalDamage } from './criticalDamage';
import type { CriticalEffect } from './criticalEffect';

/**
 * Critical damage as it was rolled.
 *
 * @since 0.1.0
 */
export interface CriticalRoll {
  /** The 2D6. */
  readonly roll: number;
  /** What applies; above the row of the roll where that one could not. */
  readonly effect: CriticalEffect;
  /** Damage points on top of the hit, with any die for them rolled. */
  readonly damage: number;
}

/**
 * Rolls once on the Critical Damage table for a capital ship, and the die for extra damage where one is due.
 * An escort rolls nothing: any critical hit destroys it.
 *
 * @param target - the ship as far as the table asks
 * @param dice - where the chance comes from: 2D6, and a D3 or a D6 for a hull breach or a bulkhead
 * @param label - what is rolled for
 * @returns the roll, the effect that applies and the extra damage
 * @throws {@link WargameError} `argument/…` for a ship that can't be, naming the field
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollCriticalDamage } from 'wargame-rules/battlefleet-gothic';
 *
 * const cruiser = { weapons: ['starboard', 'port', 'prow'], shields: 2, suffered: [] } as const;
 * const breach = rollCriticalDamage(cruiser, scriptedDice([5, 6, 4]));
 * breach.effect.critical; // => 'hull-breach'
 * breach.damage; // => 2
 * ```
 */
export function rollCriticalDamage(
  target: CriticalTarget,
  dice: Dice,
  label: string = 'Critical damage',
): CriticalRoll {
  const roll = sumDice({ count: 2, sides: 6 }, dice, label);
  const effect = criticalDamage(target, roll);
  return { roll, effect, damage: extraDamage(effect, dice, `${label}: extra damage`) };
}

function extraDamage({ extraDamage }: CriticalEffect, dice: Dice, label: string): number {
  if (extraDamage === 'D3') return d3(dice, label);
  return extraDamage === 'D6' ? d6(dice, label) : extraDamage;
}
