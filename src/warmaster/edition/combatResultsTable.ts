import type { TableRow } from '../../core/table/tableRow';

/**
 * What a combat does to one side: so many units are lost, then the rest retreats or stays.
 *
 * @since 0.1.0
 */
export interface SideOutcome {
  /** How many units are destroyed; `all` of them at most. */
  readonly loses: number | 'all';
  /** Whether the units that are left must retreat. */
  readonly retreats: boolean;
}

/**
 * What a row of the combat results table says.
 *
 * @since 0.1.0
 */
export interface CombatOutcome {
  /** A name for people: `D1`. */
  readonly name: string;
  readonly attacker: SideOutcome;
  readonly defender: SideOutcome;
}

/**
 * A column of the combat results table: a ratio, and what each face of the D6 does there.
 *
 * @since 0.1.0
 */
export interface CombatColumn {
  /** 2 for 2 to 1; 0 for an attack smaller than the defence. */
  readonly ratio: number;
  readonly rows: readonly TableRow<CombatOutcome, 'D6'>[];
}

/**
 * The combat results table: its columns by ascending ratio.
 *
 * @since 0.1.0
 */
export interface CombatResultsTable {
  readonly columns: readonly CombatColumn[];
}
