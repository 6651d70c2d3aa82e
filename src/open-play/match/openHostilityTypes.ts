import type { Battle } from '../battle/battle';
import type { BattleFact, ReportedFact } from '../battle/battleFact';
import type { Both, PreBattle } from '../preBattle/preBattle';
import type { PreBattleAction, PreBattleEvent } from '../preBattle/preBattleAction';
import type { PreBattleView } from '../preBattle/viewPreBattle';

/**
 * What the players agree on before they muster.
 *
 * @since 0.1.0
 */
export interface OpenHostilitySetup {
  /** The ids of the two players. */
  readonly players: Both<string>;
  /** Whether units that were never set up count as destroyed at the end; `ignored`, as in the pack, when absent. */
  readonly unarrivedReserves?: Battle['unarrivedReserves'];
}

/**
 * A match as it stands: before the battle, or in it.
 *
 * @since 0.1.0
 */
export type OpenHostilityState =
  | { readonly stage: 'pre-battle'; readonly preBattle: PreBattle }
  | { readonly stage: 'battle'; readonly battle: Battle };

/**
 * What players do: what the sequence before the battle asks for, and then what they report.
 *
 * @since 0.1.0
 */
export type OpenHostilityAction =
  | PreBattleAction
  | { readonly type: 'report'; readonly player: string; readonly fact: ReportedFact };

/**
 * What a match looks like to a player or a spectator.
 *
 * @since 0.1.0
 */
export type OpenHostilityView =
  | { readonly stage: 'pre-battle'; readonly preBattle: PreBattleView }
  | { readonly stage: 'battle'; readonly battle: Battle };

/**
 * The types of the game, in one bag.
 *
 * @since 0.1.0
 */
export interface OpenHostilityTypes {
  readonly setup: OpenHostilitySetup;
  readonly state: OpenHostilityState;
  readonly player: string;
  readonly view: OpenHostilityView;
  readonly action: OpenHostilityAction;
  readonly event: PreBattleEvent | BattleFact;
}
