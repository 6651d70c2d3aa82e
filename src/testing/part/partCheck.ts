import type { Dice } from '../../core/dice/dice';
import type { Part, PartTypes } from '../../core/game/part';
import type { Happened } from '../../core/game/partBattle';

/**
 * How a part of a mission is checked: the battle around it, and what happens there.
 *
 * @typeParam Types - the types of the part, in one bag
 * @since 0.1.0
 */
export interface PartCheck<Types extends PartTypes> {
  /** The ids of the players. */
  readonly players: readonly string[];
  /** The battle when it begins. Plain JSON. */
  readonly battle: Types['battle'] & object;
  /** Something that may happen next, whatever the part has against it. */
  fact(battle: Types['battle'], dice: Dice): Types['fact'];
  /** Something that a player may try with the part. Absent, or null: nothing. */
  action?(battle: Types['battle'], player: string, dice: Dice): Types['action'] | null;
  /** Makes a fact happen in the battle around the part. Absent: the battle stays as it is. */
  happen?(battle: Types['battle'], fact: Types['fact'], dice: Dice): Happened<Types['battle'], Types['fact']>;
  /** Other parts of the mission, which answer as well. */
  readonly others?: readonly Part<Types>[];
  /** How many facts and actions make a match; 30 unless told. */
  readonly length?: number;
  /** How many matches are played; 20 unless told. */
  readonly matches?: number;
  /** Where all of it comes from: the same seed, the same matches. A whole number; 0 unless told. */
  readonly seed?: number;
}
