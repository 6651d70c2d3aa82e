import type { Viewer } from '../../core/game/viewer';
import type { Rules } from '../edition/rules';
import type { Side } from '../rules/side';
import type { Party, UnitState, WarmasterState } from '../state';

/** Whether a viewer knows the unit at a place in the state for what it is, and where. */
export function knowsUnit(rules: Rules, state: WarmasterState, viewer: Viewer<Side>, index: number): boolean {
  if (viewer === 'traitor' || rules.sides[index] === 'imperial') return true;
  const { id, at, faceUp } = state.units[index] as UnitState;
  if (typeof at === 'number') return faceUp;
  return (
    at === 'destroyed' || state.parties.some(({ side, units }) => side === 'traitor' && units.includes(id))
  );
}

export function knowsParty(party: Party, viewer: Viewer<Side>): boolean {
  return party.shown || viewer === party.side;
}

/** Whether a viewer must not see where counters lie yet: while they are being deployed. */
export function isKeptOut(state: WarmasterState, viewer: Viewer<Side>): boolean {
  return state.phase === 'deployment' && viewer !== 'traitor';
}
