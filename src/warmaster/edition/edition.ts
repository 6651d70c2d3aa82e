import type { Provenance } from '../../core/table/provenance';
import type { Side } from '../rules/side';
import type { Area } from './area';
import type { CombatResultsTable } from './combatResultsTable';
import type { Counter } from './counter';
import type { SpecialRule } from './specialRule';

/**
 * What may happen to units that a teleport roll sends into a Destroyed Area.
 *
 * @rule WM-TELE-5
 * @since 0.1.0
 */
export const DESTROYED_AREA_ARRIVALS = ['destroyed', 'delayed'] as const;

/**
 * What happens to units that a teleport roll sends into a Destroyed Area.
 *
 * @since 0.1.0
 */
export type DestroyedAreaArrival = (typeof DESTROYED_AREA_ARRIVALS)[number];

/**
 * The last turn of a game, and who has won when it is over.
 *
 * @rule WM-END-3
 * @since 0.1.0
 */
export interface TurnLimit {
  readonly turns: number;
  /** Nobody: a draw. */
  readonly winners: readonly Side[];
  readonly provenance?: Provenance;
}

/**
 * Everything that the rules leave to a printed copy of the game: board, counters, tables, special rules. Make
 * one with {@link defineEdition}.
 *
 * @since 0.1.0
 */
export interface Edition {
  /** A name for programs; stands in the set-up of every match. */
  readonly id: string;
  /** Grows by one with each change after which an old match may play differently. */
  readonly version: number;
  readonly title: string;
  /** 27 areas, in the order of their numbers. */
  readonly areas: readonly Area[];
  /** All counters; units of states and lists stand in this order. */
  readonly counters: readonly Counter[];
  readonly combatResults: CombatResultsTable;
  /** In the order in which they are asked. */
  readonly specialRules: readonly SpecialRule[];
  /** `destroyed` unless told. */
  readonly teleportIntoDestroyedArea?: DestroyedAreaArrival;
  readonly turnLimit?: TurnLimit;
}
