import { wrongArgument } from '../errors/wrongArgument';
import type { Odds } from './distribution';

/** Refuses what is no distribution: a rule whose odds were not computed, before all. */
export function requireOdds(odds: Odds<unknown>, path: string = 'odds'): void {
  if (!Array.isArray(odds?.outcomes)) throw wrongArgument(path, 'odds, as `odds(rule)` gives them');
}
