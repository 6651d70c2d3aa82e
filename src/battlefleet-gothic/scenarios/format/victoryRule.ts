import type { Reason } from '../../../core/game/outcome';
import type { ScenarioObjective } from '../../ledger/ledgerSide';
import type { ScenarioBattle } from './scenarioBattle';
import type { ScenarioTypes } from './scenarioTypes';

/**
 * How clear a victory is.
 *
 * @since 0.1.0
 */
export const VICTORY_LEVELS = ['victory', 'marginal-victory', 'draw'] as const;

/**
 * How clear a victory is.
 *
 * @since 0.1.0
 */
export type VictoryLevel = (typeof VICTORY_LEVELS)[number];

/**
 * What a scenario decides about a battle, by side.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface ScenarioDecision<Side extends string = string> {
  /** The side that won; null for a draw. */
  readonly winner: Side | null;
  readonly level: VictoryLevel;
  readonly reasons: readonly Reason[];
}

/**
 * What a scenario is fought for.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface VictoryRule<Types extends ScenarioTypes> {
  readonly summary: string;
  /** The objectives of the scenario that a side reached, in victory points. Absent: there are none. */
  objectives?(battle: ScenarioBattle<Types>, side: Types['side']): readonly ScenarioObjective[];
  /** Who won, where the scenario itself decides. Absent: the most victory points win. */
  decide?(battle: ScenarioBattle<Types>): ScenarioDecision<Types['side']>;
}
