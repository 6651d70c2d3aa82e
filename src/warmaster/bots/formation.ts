import { AREA_NUMBERS, type AreaNumber } from '../rules/areaNumber';
import { FULL } from './areaWorth';
import { type Mover, moversOf } from './movers';
import { foesIn, isHostile, mineIn, type Scene } from './scene';

/** Where the player's units are to stand as his movement phase ends: changed while the best is looked for. */
export interface Formation {
  readonly scene: Scene;
  readonly movers: readonly Mover[];
  /** By area number: who is to stand there. */
  readonly standing: readonly number[][];
  /** Where a unit is to stand, by its place. */
  readonly posts: (AreaNumber | null)[];
}

/** Everybody where he is. */
export function formationOf(scene: Scene): Formation {
  const standing: number[][] = [];
  for (const area of AREA_NUMBERS) standing[area] = [...mineIn(scene, area)];
  return { scene, movers: moversOf(scene), standing, posts: [...scene.whereIs] };
}

export function standingIn({ standing }: Formation, area: AreaNumber): readonly number[] {
  return standing[area] as readonly number[];
}

/** Gives a unit another post. */
export function post({ posts, standing }: Formation, unit: number, area: AreaNumber): void {
  const left = standing[posts[unit] as AreaNumber] as number[];
  left.splice(left.indexOf(unit), 1);
  (standing[area] as number[]).push(unit);
  posts[unit] = area;
}

/** Whether a side that has to retreat from an area can, the way the units are to stand. */
export function canRetreat(formation: Formation, area: AreaNumber, who: 'own' | 'foes'): boolean {
  const { scene } = formation;
  return (scene.chart.neighbours[area] as readonly AreaNumber[]).some((next) => {
    if (scene.isDestroyed[next]) return false;
    const own = standingIn(formation, next).length;
    if (who === 'own') return own < FULL && !isHostile(scene, next);
    return own === 0 && foesIn(scene, next).length + (scene.hidden[next] as number) < FULL;
  });
}
