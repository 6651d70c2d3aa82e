import { playersLeft, seatOf, withOwn } from '../players';
import type { StepRule } from '../stepRule';

/** Step 3: both have read the briefing. */
export const readBriefing: StepRule<'read-briefing'> = {
  types: ['read-briefing'],
  toAct: (state) => playersLeft(state, state.briefed),
  check: () => [],
  apply(state, { player }) {
    const briefed = withOwn(state.briefed, seatOf(state, player), true);
    const step = briefed[0] && briefed[1] ? 'create-battlefield' : state.step;
    return { state: { ...state, step, briefed }, events: [] };
  },
  propose: (_, player) => ({ type: 'read-briefing', player }),
};
