import type { DieName } from './dieName';
import { requireDie } from './dieShape';

/** In how many equally likely ways a die gives each of its values, in the order of the values. */
export function dieWays(die: DieName): readonly number[] {
  const shape = requireDie(die);
  if (shape.kind === 'digits') return new Array<number>(36).fill(1);
  let ways = [1];
  for (let added = 0; added < shape.count; added++) {
    const wider: number[] = [];
    for (const [sum, count] of ways.entries()) {
      for (let face = 0; face < shape.sides; face++) wider[sum + face] = (wider[sum + face] ?? 0) + count;
    }
    ways = wider;
  }
  return ways;
}
