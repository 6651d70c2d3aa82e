import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * The damage points of one ship.
 *
 * @since 0.1.0
 */
export interface DamagePoints {
  /** Those it was built with; what it lost before the battle was lost all the same. */
  readonly startingDamage: number;
  /** Those it has left. */
  readonly damageLeft: number;
}

/**
 * Tells whether a single ship is crippled: it has lost at least half of its starting damage points. A ship with
 * nothing left is past that, destroyed. Squadrons of escorts go by ships lost instead.
 *
 * @param ship - its damage points, at the start and left
 * @returns whether it is crippled
 * @throws {@link WargameError} `argument/…` for damage points that can't be: none at the start, more left than
 *   there were
 * @since 0.1.0
 * @example
 * ```ts
 * import { isCrippledShip } from 'wargame-rules/battlefleet-gothic';
 *
 * isCrippledShip({ startingDamage: 8, damageLeft: 4 }); // => true
 * isCrippledShip({ startingDamage: 8, damageLeft: 5 }); // => false
 * isCrippledShip({ startingDamage: 8, damageLeft: 0 }); // => false
 * ```
 */
export function isCrippledShip(ship: DamagePoints): boolean {
  const starting = requireWholeNumber(ship.startingDamage, 'startingDamage', 1);
  const left = requireWholeNumber(ship.damageLeft, 'damageLeft', 0, starting);
  return left > 0 && left <= starting - left;
}
