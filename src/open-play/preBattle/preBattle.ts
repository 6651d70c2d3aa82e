import type { Army } from '../army/army';
import type { Battle, Battlefield } from '../battle/battle';
import type { ModelPosition } from '../battle/battleFact';
import type { Embarked } from '../battle/battleSetUp';
import type { PreBattleStep } from './preBattleStep';

/**
 * One thing of each player, in the order of the players.
 *
 * @typeParam T - the thing
 * @since 0.1.0
 */
export type Both<T> = readonly [T, T];

/**
 * What a player declares in secret: who does not start on the battlefield by itself.
 *
 * @rule OP-RESERVE-1
 * @since 0.1.0
 */
export interface Declaration {
  /** The ids of the units in reserve. */
  readonly reserve: readonly string[];
  /** Which units are embarked in which transports, by their ids. */
  readonly embarked: readonly Embarked[];
}

/**
 * Something both players are to agree on.
 *
 * @typeParam T - what is proposed
 * @since 0.1.0
 */
export interface Agreement<T> {
  /** The last proposal of each player; null for none. */
  readonly proposals: Both<T | null>;
  /** Who made the last one, and waits for the answer; null at first. */
  readonly waiting: string | null;
}

/**
 * The time before a battle as it stands: plain JSON.
 *
 * @since 0.1.0
 */
export interface PreBattle {
  readonly step: PreBattleStep;
  /** The ids of the players. */
  readonly players: Both<string>;
  readonly unarrivedReserves: Battle['unarrivedReserves'];
  readonly armies: Both<Army | null>;
  /** The id of a mission, or `roll`. */
  readonly missionAgreement: Agreement<string>;
  /** The id of the mission. */
  readonly mission: string | null;
  readonly briefed: Both<boolean>;
  readonly battlefieldAgreement: Agreement<Battlefield>;
  readonly battlefield: Battlefield | null;
  /** Who won the roll-off and is to decide now. */
  readonly decider: string | null;
  /** The player who is the Attacker. */
  readonly attacker: string | null;
  /** Secret until both are there. */
  readonly declarations: Both<Declaration | null>;
  /** Where models stand, in the order in which they were set up. */
  readonly positions: readonly ModelPosition[];
  /** The ids of the units that were set up, in order. */
  readonly deployed: readonly string[];
  /** Who sets up the next unit, or resolves the next ability. */
  readonly next: string | null;
  /** Who has the first turn. */
  readonly firstTurn: string | null;
  /** Who has no more abilities to resolve. */
  readonly abilitiesDone: Both<boolean>;
}
