import type { Point } from '../../core/geometry/point';
import type { Battle } from '../battle/battle';
import { type FoundUnit, findUnit } from '../battle/queries/findUnit';
import type { Search } from './searchState';

/** A search after a unit was destroyed: what it carried lies where its last model stood, or else at its marker again. */
export function dropped(state: Search, unit: string, battle: Battle): Search {
  if (!state.things.some(({ carrier }) => carrier === unit)) return state;
  const { unit: destroyed } = findUnit(battle, unit) as FoundUnit;
  const fell = destroyed.models.find(({ id }) => id === destroyed.lastLost)?.at;
  const things = state.things.map((thing) =>
    thing.carrier === unit
      ? { ...thing, carrier: null, at: fell ?? (state.markers[thing.marker]?.at as Point) }
      : thing,
  );
  return { ...state, things };
}
