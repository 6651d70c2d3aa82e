import { percent } from '../../core/arithmetic/percent';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { UnitOutcome } from '../ledger/unitOutcome';
import { itemFor } from './unitVictoryPoints';
import type { VictoryPointItem } from './victoryPointItem';

/** How much of a hulk's worth goes to who holds the field. */
const SHARE = 50;

/**
 * What a hulk on the table adds for the side that holds the field, be it friend or foe. For an enemy's it comes on top
 * of what the destruction gave.
 *
 * @param points - what the ship was worth, with refits and commander
 * @returns half of that, rounded up
 * @throws {@link WargameError} `argument/…` for points that are no whole number from 0
 * @rule BG-VP-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { hulkVictoryPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * hulkVictoryPoints(185); // => 93
 * ```
 */
export function hulkVictoryPoints(points: number): number {
  return percent(requireWholeNumber(points, 'points'), SHARE, 'up');
}

/** The entries for the hulks of one side. */
export function hulkItems(units: readonly UnitOutcome[], player: string): readonly VictoryPointItem[] {
  return units
    .filter(({ status }) => status === 'hulk')
    .map((unit) => itemFor(unit, player, { heading: 'hulk', rule: 'BG-VP-4', percentage: SHARE }));
}
