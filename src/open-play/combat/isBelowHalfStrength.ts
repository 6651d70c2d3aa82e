import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * How many models a unit has left, and how many it began with.
 *
 * @since 0.1.0
 */
export interface Strength {
  readonly models: number;
  /** How many it had when it joined the army. */
  readonly startingStrength: number;
}

/**
 * Tells whether fewer than half of a unit's Starting Strength are left. Exactly half is not below.
 *
 * @param strength - the models left and the Starting Strength, whole numbers
 * @returns whether it is below half
 * @throws {@link WargameError} `argument/…` for numbers that can't be
 * @rule OP-MORALE-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { isBelowHalfStrength } from 'wargame-rules/open-play';
 *
 * isBelowHalfStrength({ models: 5, startingStrength: 10 }); // => false
 * isBelowHalfStrength({ models: 4, startingStrength: 10 }); // => true
 * ```
 */
export function isBelowHalfStrength({ models, startingStrength }: Strength): boolean {
  requireWholeNumber(startingStrength, 'startingStrength', 1);
  return 2 * requireWholeNumber(models, 'models', 0, startingStrength) < startingStrength;
}
