import { wrongArgument } from '../errors/wrongArgument';
import type { Dice } from './dice';

/** Refuses what can't roll: a missing argument before all. */
export function requireDice(dice: Dice): void {
  if (typeof dice?.roll !== 'function') throw wrongArgument('dice', 'dice');
}
