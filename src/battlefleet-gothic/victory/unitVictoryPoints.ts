import { percent } from '../../core/arithmetic/percent';
import type { UnitOutcome } from '../ledger/unitOutcome';
import type { VictoryHeading, VictoryPointItem } from './victoryPointItem';
import type { VictoryPointOptions } from './victoryPointOptions';

/** What a heading gives, and by which clause. */
interface Award {
  readonly heading: VictoryHeading;
  readonly rule: string;
  readonly percentage: number;
}

/**
 * What the enemy of a unit earns for it: one heading for each unit, the last that applies. A hulk is destroyed; what
 * holding the field adds for it is not in here.
 *
 * A ship that left where the scenario wanted it to, or never arrived, has not disengaged: it gives something only if
 * it was crippled, and the scenario says what its owner gets.
 *
 * @param unit - the unit and what became of it, as {@link unitOutcomes} tells
 * @param player - whose unit it is
 * @param options - house rules
 * @returns the entry; null when the unit gives nothing
 * @rule BG-VP-1, BG-VP-2, BG-VP-5, BG-VP-6, BG-VP-7
 * @since 0.1.0
 * @example
 * ```ts
 * import { type Ledger, unitOutcomes, unitVictoryPoints } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet, capitalShips: [{ id: 'lion', status: 'on-table', crippled: true }] },
 *     { player: 'Ben', fleet },
 *   ],
 * };
 * unitOutcomes(ledger, 'Ann').map((unit) => unitVictoryPoints(unit, 'Ann')?.points); // => [47]
 * ```
 */
export function unitVictoryPoints(
  unit: UnitOutcome,
  player: string,
  options: VictoryPointOptions = {},
): VictoryPointItem | null {
  const award = awardFor(unit, options);
  return award && itemFor(unit, player, award);
}

/** An entry for a unit. */
export function itemFor(unit: UnitOutcome, player: string, award: Award): VictoryPointItem {
  const { id, name, points: worth } = unit;
  const { heading, rule, percentage } = award;
  const points = percent(worth, percentage, 'up');
  return { heading, rule, name, unit: { player, id }, worth, percentage, points };
}

function awardFor(unit: UnitOutcome, { crippledSquadrons = false }: VictoryPointOptions): Award | null {
  if (unit.destroyed) return forDestroyed(unit);
  if (unit.status === 'disengaged') return forDisengaged(unit);
  if (!unit.crippled) return null;
  if (unit.kind === 'capital-ship') {
    return { heading: 'capital-ship-crippled', rule: 'BG-VP-2', percentage: 25 };
  }
  return crippledSquadrons ? { heading: 'squadron-crippled', rule: 'BG-VP-6', percentage: 25 } : null;
}

function forDestroyed({ kind }: UnitOutcome): Award {
  if (kind === 'capital-ship') return { heading: 'capital-ship-destroyed', rule: 'BG-VP-1', percentage: 100 };
  if (kind === 'defence') return { heading: 'defence-destroyed', rule: 'BG-VP-5', percentage: 100 };
  return { heading: 'escorts-destroyed', rule: 'BG-VP-6', percentage: 100 };
}

function forDisengaged({ crippled }: UnitOutcome): Award {
  return crippled
    ? { heading: 'disengaged-crippled', rule: 'BG-VP-7', percentage: 25 }
    : { heading: 'disengaged', rule: 'BG-VP-7', percentage: 10 };
}
