import type { Ledger } from '../ledger/ledger';
import type { VictoryPointOptions } from './victoryPointOptions';
import { type BattleScore, victoryPoints } from './victoryPoints';

/**
 * Who won a battle, and why.
 *
 * @since 0.1.0
 */
export interface BattleResult {
  /** The winner; null for a draw. */
  readonly winner: string | null;
  /** What decided: the scenario where the ledger has its verdict, else victory points. */
  readonly decidedBy: 'victory-points' | 'scenario';
  readonly score: BattleScore;
}

/**
 * Tells who won a battle. Where the scenario gave no verdict of its own the most victory points win, and equal points
 * are a draw.
 *
 * @param ledger - the battle
 * @param options - house rules of the score
 * @returns the winner, what decided, and the score
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds
 * @rule BG-VP-10
 * @since 0.1.0
 * @example
 * ```ts
 * import { battleResult } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const ann = { player: 'Ann', fleet } as const;
 * const ben = { player: 'Ben', fleet } as const;
 * battleResult({ sides: [{ ...ann, capitalShips: [{ id: 'lion', status: 'disengaged' }] }, ben] }).winner; // => 'Ben'
 * battleResult({ sides: [ann, ben] }).winner; // => null
 * battleResult({ sides: [ann, ben], verdict: { winner: 'Ann' } }).winner; // => 'Ann'
 * ```
 */
export function battleResult(ledger: Ledger, options: VictoryPointOptions = {}): BattleResult {
  const score = victoryPoints(ledger, options);
  if (ledger.verdict) return { winner: ledger.verdict.winner, decidedBy: 'scenario', score };
  const [first, second] = score.sides;
  const leader = first.total > second.total ? first : second;
  const winner = first.total === second.total ? null : leader.player;
  return { winner, decidedBy: 'victory-points', score };
}
