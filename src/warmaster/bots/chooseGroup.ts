import type { ActionOf } from '../action';
import type { Counter } from '../edition/counter';
import { bestOf } from './bestOf';
import { placeOf, type Scene } from './scene';

/** The strongest leader left, with the strongest of the rest: one leader a group, as long as there are any. */
export function chooseGroup(scene: Scene, groups: readonly ActionOf<'group'>[]): ActionOf<'group'> {
  const worthOf = (units: readonly string[]): number => {
    const counters = units.map((id) => scene.chart.counters[placeOf(scene, id)] as Counter);
    const leaders = counters.filter(({ traits }) => traits.includes('reroll'));
    const strength = counters.reduce((sum, { attack, defence }) => sum + attack + defence, 0);
    return leaders.length === 1 ? 1000 + strength : strength - 100 * leaders.length;
  };
  return bestOf(groups, ({ units }) => worthOf(units));
}
