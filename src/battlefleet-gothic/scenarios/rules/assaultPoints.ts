import { requireWholeNumber } from '../../../core/errors/requireWholeNumber';

/**
 * The attacker's ships over the planet in one turn: within 30 cm of its edge on the low orbit table, landing
 * troops or bombarding and doing nothing else.
 *
 * @since 0.1.0
 */
export interface ShipsOverPlanet {
  readonly capitalShips: number;
  readonly transports: number;
}

/**
 * Counts the assault points of one turn: a capital ship scores 1, a transport 2. Escorts score none.
 *
 * @param ships - how many of each are over the planet and do nothing else this turn
 * @returns the assault points of this turn
 * @throws {@link WargameError} `argument/…` for numbers that are no whole numbers from 0
 * @since 0.1.0
 * @example
 * ```ts
 * import { assaultPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * assaultPoints({ capitalShips: 1, transports: 2 }); // => 5
 * ```
 */
export function assaultPoints(ships: ShipsOverPlanet): number {
  const { capitalShips, transports } = ships;
  return requireWholeNumber(capitalShips, 'capitalShips') + 2 * requireWholeNumber(transports, 'transports');
}
