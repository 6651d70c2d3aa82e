import type { Viewer } from '../../core/game/viewer';
import { seatOf } from './players';
import type { Declaration, PreBattle } from './preBattle';

/**
 * The time before a battle as somebody may see it.
 *
 * @since 0.1.0
 */
export interface PreBattleView extends PreBattle {
  /** Who has declared. */
  readonly declared: readonly [boolean, boolean];
}

/**
 * What somebody may see of the time before a battle. Until both have declared, nothing of what the other declared.
 *
 * @param state - the time before the battle
 * @param viewer - a player, or `spectator`
 * @returns the same, without what is secret
 * @rule OP-RESERVE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { startPreBattle, viewPreBattle } from 'wargame-rules/open-play';
 *
 * viewPreBattle(startPreBattle(['Ann', 'Ben']), 'Ann').declared; // => [false, false]
 * ```
 */
export function viewPreBattle(state: PreBattle, viewer: Viewer): PreBattleView {
  const [one, other] = state.declarations;
  const revealed = one !== null && other !== null;
  const visible = (declaration: Declaration | null, seat: 0 | 1): Declaration | null =>
    revealed || (state.players.includes(viewer) && seatOf(state, viewer) === seat) ? declaration : null;
  return {
    ...state,
    declarations: [visible(one, 0), visible(other, 1)],
    declared: [one !== null, other !== null],
  };
}
