import type { Dice } from '../../core/dice/dice';
import { draw } from '../../core/dice/draw';
import type { Viewer } from '../../core/game/viewer';
import type { Search } from './searchState';

/** Nothing is rolled where every marker hides something, or none does. */
export function hidingPlaces(markers: number, hidden: number, dice: Dice): readonly number[] {
  const all = Array.from({ length: markers }, (_, index) => index);
  return hidden === markers ? all : draw(all, hidden, dice, 'Which marker hides something');
}

/** A search as a viewer may see it. */
export function searchView(state: Search, viewer: Viewer): Search {
  if (viewer === state.knownTo) return state;
  const markers = state.markers.map((marker) => (marker.searched ? marker : { ...marker, holds: null }));
  return { ...state, markers };
}

/** What the viewer does not know is dealt anew; where nobody knows anything there is nothing to deal. */
export function redealt(state: Search, dice: Dice): Search {
  const secret = state.markers.filter(({ searched, holds }) => !searched && holds !== null);
  const held = secret.filter(({ holds }) => holds).length;
  const places = hidingPlaces(secret.length, held, dice);
  return {
    ...state,
    markers: state.markers.map((marker) => {
      const index = secret.indexOf(marker);
      return index < 0 ? marker : { ...marker, holds: places.includes(index) };
    }),
  };
}
