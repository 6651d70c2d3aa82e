import type { Violation } from '../core/errors/violation';
import type { ActionType, WarmasterAction } from './action';
import type { Rules } from './edition/rules';
import type { Progress } from './progress';
import type { Side } from './rules/side';
import type { WarmasterState } from './state';
import type { WarmasterErrorCode } from './warmasterErrorCode';

/** The reasons against an action. */
export type Refusals = readonly Violation<WarmasterErrorCode>[];

/** A point where somebody has to choose: what he can do, why not, and what it does. */
export interface Decision<Action extends WarmasterAction = WarmasterAction> {
  /** The kinds of actions that decide it. */
  readonly types: readonly ActionType[];
  player(rules: Rules, state: WarmasterState): Side;
  /** Every legal action. */
  actions(rules: Rules, state: WarmasterState): readonly Action[];
  /** Every reason against an action of one of its kinds, by its player. */
  check(rules: Rules, state: WarmasterState, action: Action): Refusals;
  apply(progress: Progress, action: Action): void;
}
