import type { Rules } from './edition/rules';
import type { WarmasterState } from './state';

/**
 * The state before anything is deployed: the cup filled, everybody else in reserve, the Bridge in Traitor hands.
 *
 * @rule WM-SET-2, WM-MOVE-1
 */
export function startState({ counters }: Rules): WarmasterState {
  return {
    turn: 0,
    phase: 'deployment',
    units: counters.map(({ id, back }) => ({ id, at: back === 'skull' ? 'cup' : 'reserve', faceUp: false })),
    parties: [],
    bridge: 'traitor',
    destroyedAreas: [],
    tallies: [],
    reinforcementsDue: false,
    moving: null,
    moved: [],
    unrevealed: [],
    fought: [],
    retreated: [],
    agenda: [],
    outcome: null,
  };
}
