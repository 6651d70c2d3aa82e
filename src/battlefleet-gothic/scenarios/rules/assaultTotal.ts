import { divide } from '../../../core/arithmetic/divide';
import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/**
 * What the final count of an assault is made of.
 *
 * @since 0.1.0
 */
export interface AssaultScore {
  /** Those of all turns together. */
  readonly assaultPoints: number;
  /** The victory points of each side. */
  readonly attackerVictoryPoints: number;
  readonly defenderVictoryPoints: number;
}

/** So many victory points count as one assault point. */
const ONE_POINT = 500;

/**
 * Counts an assault out: its assault points, one more for each full 500 victory points of the attacker, and one
 * less for every 500 or part of them of the defender. It may end below 0.
 *
 * @param score - assault points and the victory points of both sides
 * @returns the final total
 * @throws {@link WargameError} `argument/…` for points that are no whole numbers from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { assaultTotal } from 'wargame-rules/battlefleet-gothic';
 *
 * assaultTotal({ assaultPoints: 6, attackerVictoryPoints: 999, defenderVictoryPoints: 501 }); // => 5
 * ```
 */
export function assaultTotal(score: AssaultScore): number {
  const attacker = requireWholeNumber(score.attackerVictoryPoints, 'attackerVictoryPoints');
  const defender = requireWholeNumber(score.defenderVictoryPoints, 'defenderVictoryPoints');
  const gained = divide(attacker, ONE_POINT, 'down') - divide(defender, ONE_POINT, 'up');
  return requireWholeNumber(score.assaultPoints, 'assaultPoints') + gained;
}
