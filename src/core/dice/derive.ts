import type { Seed } from './seed';

/**
 * Makes a seed for a stream of its own out of another seed: one for each step of a match, each run of a
 * simulation, each bot. Seed and path are hashed together, so `derive(41, 1)` has nothing to do with
 * `derive(42, 0)`.
 *
 * @param seed - where the path starts
 * @param path - whole numbers and texts that name the stream
 * @returns a seed
 * @since 0.1.0
 * @example
 * ```ts
 * import { derive } from 'wargame-rules';
 *
 * derive(derive(42, 'match'), 'step', 3); // => [42, 'match', 'step', 3]
 * ```
 */
export function derive(seed: Seed, ...path: readonly (number | string)[]): Seed {
  return [...(Array.isArray(seed) ? seed : [seed]), ...path];
}
