import type { ModelFacts } from './modelFacts';

/**
 * Tells whether a model may claim objectives and be handed them: anything but a vehicle, and a Walker with a
 * suitable hand. A transport takes objectives in by other ways.
 *
 * @param model - its kind, and whether a Walker has a hand
 * @returns whether it may, as far as its kind goes
 * @rule MO-CLAIM-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { isSuitableCarrier } from 'wargame-rules/movable-objectives';
 *
 * isSuitableCarrier({ kind: 'jetbike' }); // => true
 * isSuitableCarrier({ kind: 'walker' }); // => false
 * isSuitableCarrier({ kind: 'walker', hand: true }); // => true
 * ```
 */
export function isSuitableCarrier({ kind, hand }: Pick<ModelFacts, 'kind' | 'hand'>): boolean {
  if (kind === 'walker') return hand === true;
  return kind !== 'transport' && kind !== 'vehicle';
}
