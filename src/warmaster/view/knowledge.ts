import type { Viewer } from '../../core/game/viewer';
import type { Rules } from '../edition/rules';
import type { Side } from '../rules/side';
import type { Party, UnitState, WarmasterState } from '../state';

/** Whether a viewer knows the unit at a place in the state for what it is, and where. */
export function knowsUnit(rules: Rules, state: WarmasterState, viewer: Viewer<Side>, index: number): boolean {
  if (viewer === 'traitor' || rules.sides[index] === 'imperial') return true;
  const { id, at, faceUp } = state.units[index] as UnitState;
  if (typeof at === 'number') return faceUp;
  // What was drawn from the cup, everybody has seen.
  return at === 'destroyed' || state.parties.some(({ units }) => units.includes(id));
}

export function knowsParty(party: Party, viewer: Viewer<Side>): boolean {
  return party.shown || viewer === party.side;
}

/** Whether counters are being deployed: till then nobody may see where those lie that he does not know. */
export function isDeploying({ phase }: WarmasterState): boolean {
  return phase === 'deployment';
}
