import type { ActionOf, WarmasterAction } from '../action';
import type { Counter } from '../edition/counter';
import { bestOf } from './bestOf';
import { placeOf, type Scene } from './scene';

/** The strongest leader left, with the strongest of the rest: one leader a group, as long as there are any. */
export function chooseGroup(
  { chart, ...scene }: Scene,
  actions: readonly WarmasterAction[],
): WarmasterAction {
  const worthOf = (units: readonly string[]): number => {
    const counters = units.map((id) => chart.counters[placeOf({ chart, ...scene }, id)] as Counter);
    const leaders = counters.filter(({ traits }) => traits.includes('reroll'));
    const strength = counters.reduce((sum, { attack, defence }) => sum + attack + defence, 0);
    return leaders.length === 1 ? 1000 + strength : strength - 100 * leaders.length;
  };
  const groups = actions.filter((action): action is ActionOf<'group'> => action.type === 'group');
  return bestOf(groups, ({ units }) => worthOf(units));
}
