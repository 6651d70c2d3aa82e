import type { SubplotResult } from '../subplots/subplotResult';
import type { RenownItem } from './renownItem';

/** What renown begins with, and never falls below. */
export const LEAST_RENOWN = 1;

/**
 * What a battle did to an admiral's renown.
 *
 * @since 0.1.0
 */
export interface BattleRenown {
  readonly admiral: string;
  readonly before: number;
  /** What it gained and lost, in the order of the rules; what came to nothing is left out. */
  readonly items: readonly RenownItem[];
  /** Never below 1. */
  readonly after: number;
  /** His sub-plot, and how he came out of the battle. */
  readonly subplot: SubplotResult;
}
