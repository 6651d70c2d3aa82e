import type { Outcome } from '../core/game/outcome';
import type { AreaNumber } from './rules/areaNumber';
import type { Phase } from './rules/phase';
import type { Side } from './rules/side';
import type { Task } from './task';

/**
 * Where a unit is: in an area of the ship, not aboard yet (`reserve`), in the `cup`, or `destroyed` for good.
 *
 * @since 0.1.0
 */
export type Whereabouts = AreaNumber | 'reserve' | 'cup' | 'destroyed';

/**
 * A unit.
 *
 * @since 0.1.0
 */
export interface UnitState {
  /** The id of its counter. */
  readonly id: string;
  readonly at: Whereabouts;
  /** Aboard: whether both sides see what it is. */
  readonly faceUp: boolean;
}

/**
 * Units that teleport together: an Imperial group, a Guard, a unit drawn from the cup.
 *
 * @since 0.1.0
 */
export interface Party {
  readonly side: Side;
  readonly units: readonly string[];
  /** The first turn in which it may teleport. */
  readonly turn: number;
  /** Whether it must teleport in that turn; a delayed one may wait. */
  readonly mustGo: boolean;
  /** Whether the other side knows who is in it. */
  readonly shown: boolean;
}

/**
 * A count that a special rule keeps.
 *
 * @since 0.1.0
 */
export interface Tally {
  readonly name: string;
  readonly count: number;
}

/**
 * The unit whose move is not final yet.
 *
 * @since 0.1.0
 */
export interface Moving {
  readonly unit: string;
  /** How many areas it may still enter. */
  readonly left: number;
}

/**
 * Everything there is to know of a game, secrets included. Plain JSON.
 *
 * @since 0.1.0
 */
export interface WarmasterState {
  /** From 1; 0 before the first turn. */
  readonly turn: number;
  readonly phase: Phase;
  /** In the order of the edition's counters. */
  readonly units: readonly UnitState[];
  /** What waits to be teleported. */
  readonly parties: readonly Party[];
  /** Who controls the Bridge; nobody where it is destroyed. */
  readonly bridge: Side | null;
  /** In the order in which they were destroyed. */
  readonly destroyedAreas: readonly AreaNumber[];
  readonly tallies: readonly Tally[];
  /** Whether the Traitor player still has to roll for units from the cup in this phase. */
  readonly reinforcementsDue: boolean;
  readonly moving: Moving | null;
  /** The units that have begun their move in this phase. */
  readonly moved: readonly string[];
  /** Where counters are still to be turned up in this combat phase. */
  readonly unrevealed: readonly AreaNumber[];
  /** Where combats of this phase have begun. */
  readonly fought: readonly AreaNumber[];
  /** The units that retreated in this combat phase. */
  readonly retreated: readonly string[];
  /** What is to be done before the phase goes on, first things first. */
  readonly agenda: readonly Task[];
  readonly outcome: Outcome<Side> | null;
}
