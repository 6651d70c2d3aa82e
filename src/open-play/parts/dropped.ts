import type { Point } from '../../core/geometry/point';
import type { Battle } from '../battle/battle';
import { findUnit } from '../battle/queries/findUnit';
import type { Search } from './searchState';

/** A search after a unit was destroyed: what it carried lies where its last model stood, or else at its marker again. */
export function dropped(state: Search, unit: string, battle: Battle): Search {
  if (!state.things.some(({ carrier }) => carrier === unit)) return state;
  const fell = lastPlace(battle, unit);
  const things = state.things.map((thing) =>
    thing.carrier === unit
      ? { ...thing, carrier: null, at: fell ?? (state.markers[thing.marker]?.at as Point) }
      : thing,
  );
  return { ...state, things };
}

function lastPlace(battle: Battle, id: string): Point | undefined {
  const unit = findUnit(battle, id)?.unit;
  return unit?.models.find((model) => model.id === unit.lastLost)?.at;
}
