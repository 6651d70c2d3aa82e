import type { Counter } from '../edition/counter';
import type { AreaNumber } from '../rules/areaNumber';
import { allowanceOf, isHostile, type Scene } from './scene';

/** Where a unit can get to in this phase, its own area first, and the first step on the way to each. */
export interface Reach {
  readonly areas: readonly AreaNumber[];
  /** By area number. */
  readonly firstStep: readonly (AreaNumber | undefined)[];
}

/** The areas within a unit's move. It goes through nobody, and into no Destroyed Area. */
export function reachOf(scene: Scene, unit: number): Reach {
  const { chart, view, side, whereIs, isDestroyed } = scene;
  const start = whereIs[unit] as AreaNumber;
  const { id } = chart.counters[unit] as Counter;
  const allowance = view.moving?.unit === id ? view.moving.left : allowanceOf(scene, side);
  const areas: AreaNumber[] = [start];
  const firstStep: (AreaNumber | undefined)[] = [];
  const steps: number[] = [];
  steps[start] = 0;
  for (const area of areas) {
    const taken = steps[area] as number;
    if (taken >= allowance || (area !== start && isHostile(scene, area))) continue;
    for (const next of chart.neighbours[area] as readonly AreaNumber[]) {
      if (steps[next] !== undefined || isDestroyed[next]) continue;
      steps[next] = taken + 1;
      firstStep[next] = area === start ? next : firstStep[area];
      areas.push(next);
    }
  }
  return { areas, firstStep };
}
