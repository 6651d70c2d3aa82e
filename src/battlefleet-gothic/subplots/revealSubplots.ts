import type { DeclaredSubplots } from './declareSubplots';

/**
 * Lays secret sub-plots open, both at once, as soon as anybody asks. What a sub-plot itself keeps hidden, the ship
 * with the informer and the decoy, stays hidden.
 *
 * @param declared - the sub-plots, fixed
 * @returns the sub-plots, revealed
 * @since 0.1.0
 * @example
 * ```ts
 * import { declareSubplots, revealSubplots } from 'wargame-rules/battlefleet-gothic';
 *
 * revealSubplots(declareSubplots({ secret: true, subplots: [] })).revealed; // => true
 * ```
 */
export function revealSubplots(declared: DeclaredSubplots): DeclaredSubplots {
  return { ...declared, revealed: true };
}
