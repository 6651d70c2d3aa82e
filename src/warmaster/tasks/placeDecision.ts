import type { ActionOf } from '../action';
import { isDestroyedArea } from '../board';
import type { Decision } from '../decision';
import type { Rules } from '../edition/rules';
import { placeUnits } from '../placeUnits';
import { replaceTask } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import type { WarmasterState } from '../state';
import type { Task } from '../task';

type PlaceTask = Extract<Task, { readonly type: 'place' }>;

interface PlaceFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly area: AreaNumber;
}

const PLACE: readonly Requirement<PlaceFacts>[] = [
  {
    code: 'warmaster/reactor',
    rule: 'WM-TELE-4',
    path: 'area',
    holds: ({ rules, area }) => !rules.reactors.includes(area),
    message: ({ area }) => `area ${area} is a reactor`,
  },
  {
    code: 'warmaster/destroyed-area',
    rule: 'WM-TELE-5',
    path: 'area',
    holds: ({ state, area }) => !isDestroyedArea(state, area),
    message: ({ area }) => `area ${area} is destroyed`,
  },
];

/** The areas that may be chosen for a perfect teleport. */
export function landingAreas(rules: Rules, state: WarmasterState): readonly AreaNumber[] {
  return AREA_NUMBERS.filter((area) => isMet(PLACE, { rules, state, area }));
}

/**
 * Choosing the area of a perfect teleport.
 *
 * @rule WM-TELE-4, WM-TELE-5
 */
export const placeDecision: Decision<ActionOf<'place'>> = {
  types: ['place'],
  player: (_, state) => (state.agenda[0] as PlaceTask).side,
  actions: (rules, state) =>
    landingAreas(rules, state).map((area) => ({
      type: 'place',
      player: (state.agenda[0] as PlaceTask).side,
      area,
    })),
  check: (rules, state, { area }) => unmet(PLACE, { rules, state, area }),
  apply(progress, { area }) {
    const { units } = progress.state.agenda[0] as PlaceTask;
    replaceTask(progress);
    placeUnits(progress, units, area);
  },
};
