import { otherPlayer, seatOf, withOwn } from './players';
import type { Agreement, PreBattle } from './preBattle';

/** Nothing has been proposed. */
export const NO_PROPOSALS: Agreement<never> = { proposals: [null, null], waiting: null };

/** Both may make the first proposal; afterwards whoever is to answer. */
export function toPropose(state: PreBattle, { waiting }: Agreement<unknown>): readonly string[] {
  return waiting === null ? state.players : [otherPlayer(state, waiting)];
}

/** A proposal made. */
export function proposed<T>(
  state: PreBattle,
  before: Agreement<T>,
  player: string,
  proposal: T,
): Agreement<T> {
  return { proposals: withOwn(before.proposals, seatOf(state, player), proposal), waiting: player };
}

/** What both propose; null while they differ. */
export function agreed<T>({ proposals: [one, other] }: Agreement<T>): T | null {
  return JSON.stringify(one) === JSON.stringify(other) ? one : null;
}

/** What the other player proposes, for somebody who is to answer. */
export function counterpart<T>(state: PreBattle, { proposals }: Agreement<T>, player: string): T | null {
  return proposals[seatOf(state, player) === 0 ? 1 : 0];
}
