import type { Dice } from '../../core/dice/dice';
import type { Violation } from '../../core/errors/violation';
import type { AnyMission } from '../mission/mission';
import type { PreBattle } from './preBattle';
import type { PreBattleAction, PreBattleEvent } from './preBattleAction';
import type { PreBattleErrorCode } from './preBattleErrorCode';

export type PreBattleViolation = Violation<PreBattleErrorCode>;

/** What an action before the battle comes to. */
export interface PreBattleResult {
  readonly state: PreBattle;
  readonly events: readonly PreBattleEvent[];
  readonly seals?: 'reveal' | 'commit';
}

/** How one step of the sequence is played. */
export interface StepRule<Type extends PreBattleAction['type']> {
  readonly types: readonly Type[];
  /** Who may act in it now. */
  toAct(state: PreBattle): readonly string[];
  /** What is wrong with an action of this step by somebody who may act. */
  check(
    state: PreBattle,
    action: ActionOf<Type>,
    missions: readonly AnyMission[],
  ): readonly PreBattleViolation[];
  apply(
    state: PreBattle,
    action: ActionOf<Type>,
    missions: readonly AnyMission[],
    dice: Dice,
  ): PreBattleResult;
  /** Some action of somebody who may act. */
  propose(state: PreBattle, player: string, missions: readonly AnyMission[], dice: Dice): ActionOf<Type>;
}

/** The actions of one type. */
export type ActionOf<Type extends PreBattleAction['type']> = Extract<
  PreBattleAction,
  { readonly type: Type }
>;
