import type { CombatOutcome } from './edition/combatResultsTable';
import type { AreaNumber } from './rules/areaNumber';
import type { Side } from './rules/side';

/**
 * Losses that a side owes: so many of its units in an area, of its own choice.
 *
 * @since 0.1.0
 */
export interface LossesDue {
  readonly side: Side;
  readonly area: AreaNumber;
  /** No more than there are units are lost. */
  readonly count: number;
}

/**
 * A combat after its first die.
 *
 * @since 0.1.0
 */
export interface Combat {
  readonly area: AreaNumber;
  readonly attacker: Side;
  /** The sum of the attack factors. */
  readonly attack: number;
  /** The sum of the defence factors; units that retreated in this phase add 0. */
  readonly defence: number;
  /** The column of the table, counted from 0. */
  readonly column: number;
  /** The die, and the one that replaced it. The last one counts. */
  readonly dice: readonly number[];
  readonly outcome: CombatOutcome;
}

/**
 * What a special rule can make happen.
 *
 * - `losses`: owners choose which units are lost; all of them go in the same instant
 * - `retreat`: all face-up units of a side leave an area, as after a combat
 * - `destroy`: units are destroyed; `destroy-area`: an area with everything in it
 * - `draw`: so many units come from the cup, face up, into an area
 * - `reveal`: a unit is turned up
 * - `spend-move`: a unit has used its move of this phase
 * - `tally`: a count that the edition keeps grows by so much, or shrinks, but not below 0
 * - `end-game`: it is over
 *
 * @since 0.1.0
 */
export type Effect =
  | {
      readonly type: 'losses';
      readonly due: readonly LossesDue[];
      readonly cause: string;
      /** The units chosen so far; empty to begin with. */
      readonly marked: readonly string[];
    }
  | {
      readonly type: 'retreat';
      readonly side: Side;
      readonly area: AreaNumber;
      /** The unit that goes next, once its owner has said so; null to begin with. */
      readonly unit: string | null;
    }
  | { readonly type: 'destroy'; readonly units: readonly string[]; readonly cause: string }
  | { readonly type: 'destroy-area'; readonly area: AreaNumber; readonly cause: string }
  | { readonly type: 'draw'; readonly area: AreaNumber; readonly count: number }
  | { readonly type: 'reveal'; readonly unit: string }
  | { readonly type: 'spend-move'; readonly unit: string }
  | { readonly type: 'tally'; readonly name: string; readonly by: number }
  | {
      readonly type: 'end-game';
      readonly winners: readonly Side[];
      readonly message: string;
      readonly rule: string;
    };

/**
 * What is still to be done before the phase goes on: effects, and
 *
 * - `place`: the owner says where a perfect teleport goes
 * - `reroll`: a player says whether the combat die is rolled again
 * - `close-phase`: nothing is left to be done in the phase; `next-phase`: it is over
 *
 * @since 0.1.0
 */
export type Task =
  | Effect
  | { readonly type: 'place'; readonly side: Side; readonly units: readonly string[] }
  | { readonly type: 'reroll'; readonly side: Side; readonly combat: Combat }
  | { readonly type: 'close-phase' }
  | { readonly type: 'next-phase' };
