import type { Dice } from '../../../core/dice/dice';
import { sumDice } from '../../../core/dice/sumDice';
import { sharesOf500 } from './sharesOf500';

/**
 * Rolls the points of planetary defences that come on top of a fleet: a D6 times 10 for every 500 points or
 * part of them.
 *
 * @param points - the points of the fleet
 * @param dice - where the chance comes from: a D6 for each share
 * @returns the points of defences
 * @throws {@link WargameError} `argument/…` for points that are no whole number from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollDefencePoints } from 'wargame-rules/battlefleet-gothic';
 *
 * rollDefencePoints(1200, scriptedDice([2, 6, 1])); // => 90
 * ```
 */
export function rollDefencePoints(points: number, dice: Dice): number {
  return sumDice({ count: sharesOf500(points), sides: 6 }, dice, 'Points of planetary defences') * 10;
}
