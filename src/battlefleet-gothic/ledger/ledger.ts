import type { LedgerSide } from './ledgerSide';

/**
 * How a scenario that does not go by victory points decided a battle.
 *
 * @since 0.1.0
 */
export interface ScenarioVerdict {
  /** The player who won; null for a draw. */
  readonly winner: string | null;
}

/**
 * A battle that was fought, as plain JSON: two fleets, and what became of each ship.
 *
 * @since 0.1.0
 */
export interface Ledger {
  readonly sides: readonly [LedgerSide, LedgerSide];
  /**
   * In which turn the battle ended, be it the first player's half of it; while it goes on, the turns that both have
   * completed. A whole number from 1.
   */
  readonly turns?: number;
  /** What the scenario decided; without it victory points decide. */
  readonly verdict?: ScenarioVerdict;
}
