import { d6 } from '../../../core/dice/d6';
import type { Dice } from '../../../core/dice/dice';

/** The least total that finds the plans. */
export const PLANS_AT_LEAST = 4;
/** What is added on board the enemy commander's ship. */
export const COMMANDERS_SHIP = 1;

/**
 * A search for the enemy's plans.
 *
 * @since 0.1.0
 */
export interface PlansSearch {
  readonly die: number;
  readonly total: number;
  readonly found: boolean;
}

/**
 * Searches a capital ship of the enemy for his plans, once for each boarding action: found on a 4+, with 1 added on
 * board the fleet commander's ship.
 *
 * @param boarding - whether the ship boarded is the enemy fleet commander's
 * @param dice - where the chance comes from: a D6
 * @param label - what is rolled for
 * @returns the die, its total and whether the plans were found
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { searchForPlans } from 'wargame-rules/battlefleet-gothic';
 *
 * searchForPlans({ commandersShip: true }, scriptedDice([3])); // => { die: 3, total: 4, found: true }
 * searchForPlans({ commandersShip: false }, scriptedDice([3])).found; // => false
 * ```
 */
export function searchForPlans(
  boarding: { readonly commandersShip: boolean },
  dice: Dice,
  label: string = 'Enemy Plans: search',
): PlansSearch {
  const die = d6(dice, label);
  const total = boarding.commandersShip ? die + COMMANDERS_SHIP : die;
  return { die, total, found: total >= PLANS_AT_LEAST };
}
