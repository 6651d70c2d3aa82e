import type { Dice } from '../../core/dice/dice';
import { draw } from '../../core/dice/draw';
import type { Viewer } from '../../core/game/viewer';
import { inOrder } from '../edition/inOrder';
import type { Rules } from '../edition/rules';
import { ungrouped } from '../phases/grouping';
import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { Party, UnitState, WarmasterState, Whereabouts } from '../state';
import type { Task } from '../task';
import { isDeploying, knowsParty, knowsUnit } from './knowledge';

/**
 * A state that looks the same to a viewer, with everything hidden from him dealt anew: which counter lies where
 * face down, who is in which Imperial group. States that look alike give the same deal on the same dice.
 *
 * @rule WM-REV-4
 */
export function redealState(
  rules: Rules,
  state: WarmasterState,
  viewer: Viewer<Side>,
  dice: Dice,
): WarmasterState {
  return redealParties(rules, redealCounters(rules, state, viewer, dice), viewer, dice);
}

function redealCounters(
  rules: Rules,
  state: WarmasterState,
  viewer: Viewer<Side>,
  dice: Dice,
): WarmasterState {
  const hidden = state.units
    .filter(({ at }, index) => typeof at === 'number' && !knowsUnit(rules, state, viewer, index))
    .map(({ id }) => id);
  if (hidden.length < (isDeploying(state) ? 1 : 2)) return state;
  const places: readonly Whereabouts[] = isDeploying(state)
    ? AREA_NUMBERS
    : hidden.map((id) => whereabouts(state, id) as AreaNumber).sort((one, other) => one - other);
  const dealt = draw(places, hidden.length, dice, 'Counters dealt anew');
  const units = state.units.map((unit) => {
    const place = hidden.indexOf(unit.id);
    return place < 0 ? unit : { ...unit, at: dealt[place] as UnitState['at'] };
  });
  // A counter that was chosen, such as for a loss, was chosen where it lay.
  const nowAt = (id: string): string => {
    const place = hidden.includes(id) ? dealt.indexOf(whereabouts(state, id)) : -1;
    return hidden[place] ?? id;
  };
  return { ...state, units, agenda: state.agenda.map((task) => renamed(task, nowAt)) };
}

function whereabouts(state: WarmasterState, id: string): UnitState['at'] {
  return (state.units.find((unit) => unit.id === id) as UnitState).at;
}

function renamed(task: Task, nowAt: (id: string) => string): Task {
  return task.type === 'losses' ? { ...task, marked: task.marked.map(nowAt) } : task;
}

function redealParties(
  rules: Rules,
  state: WarmasterState,
  viewer: Viewer<Side>,
  dice: Dice,
): WarmasterState {
  const hidden = state.parties.filter((party) => !knowsParty(party, viewer));
  if (hidden.length === 0) return state;
  // While groups are being formed, those in none yet are as good as any.
  const waiting = state.phase === 'grouping' ? ungrouped(rules, state) : [];
  const pool = inOrder(rules, [...hidden.flatMap(({ units }) => units), ...waiting]);
  const dealt = draw(pool, pool.length, dice, 'Groups dealt anew');
  let next = 0;
  const parties = state.parties.map((party): Party => {
    if (!hidden.includes(party)) return party;
    const units = dealt.slice(next, next + party.units.length);
    next += units.length;
    return { ...party, units: inOrder(rules, units) };
  });
  return { ...state, parties };
}
