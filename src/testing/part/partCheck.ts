import type { Dice } from '../../core/dice/dice';
import type { Part, PartTypes } from '../../core/game/part';
import type { Happened } from '../../core/game/partBattle';
import type { Viewer } from '../../core/game/viewer';

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
  /** Something that a player may try with the part; null: nothing. Absent: what the part itself proposes. */
  action?(battle: Types['battle'], player: string, dice: Dice): Types['action'] | null;
  /** Makes a fact happen in the battle around the part. Absent: the battle stays as it is. */
  happen?(battle: Types['battle'], fact: Types['fact'], dice: Dice): Happened<Types['battle'], Types['fact']>;
  /**
   * What a viewer may read of a fact that happened; null: nothing. In a battle of open play he reads all of it:
   * `(fact) => fact`. Absent: nobody reads any, and so no secret is looked for there.
   */
  viewFact?(fact: Types['fact'], viewer: Viewer): unknown;
  /** Other parts of the mission, which answer as well. */
  readonly others?: readonly Part<Types>[];
  /** How many facts and actions make a match; 30 unless told. */
  readonly length?: number;
  /** How many matches are played; 20 unless told. */
  readonly matches?: number;
  /** Where all of it comes from: the same seed, the same matches. A whole number; 0 unless told. */
  readonly seed?: number;
}
