import { divide } from '../../../core/arithmetic/divide';
import { percent } from '../../../core/arithmetic/percent';
import type { ScenarioObjective } from '../../ledger/ledgerSide';
import type { UnitOutcome } from '../../ledger/unitOutcome';

/** What a crippled ship is worth that gets away. */
const CRIPPLED_SHARE = 25;

/**
 * What a unit gives its owner that left the table where the scenario wanted it to: its points, refits and
 * commander in, or a quarter of them, rounded up, for a crippled capital ship. Rulings: of a squadron the ships
 * that got away count, at an equal share of its points, rounded up, and a single escort is never crippled.
 *
 * @param unit - the unit and what became of it, as {@link unitOutcomes} tells
 * @returns the victory points; 0 for a unit that did not leave so
 * @rule BG-VP-9
 * @since 0.1.0
 * @example
 * ```ts
 * import { exitPoints, type Ledger, unitOutcomes } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Runner', capitalShips: [lion], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'exited', crippled: true }] },
 *     { player: 'Ben', fleet },
 *   ],
 * };
 * unitOutcomes(ledger, 'Ann').map(exitPoints); // => [47]
 * ```
 */
export function exitPoints({ kind, status, points, crippled, ships, lost }: UnitOutcome): number {
  if (status !== 'exited') return 0;
  if (kind === 'capital-ship') return crippled ? percent(points, CRIPPLED_SHARE, 'up') : points;
  return divide(points * (ships - lost), ships, 'up');
}

/** The same as objectives of the scenario, one for each unit. */
export function exitObjectives(units: readonly UnitOutcome[]): readonly ScenarioObjective[] {
  return units
    .filter(({ status }) => status === 'exited')
    .map((unit) => ({ name: `${unit.name} got through`, points: exitPoints(unit) }));
}
