import type { Dice } from '../../core/dice/dice';
import type { Provenance } from '../../core/table/provenance';
import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { WarmasterState } from '../state';
import type { Effect } from '../task';
import type { Rulebook } from './rulebook';

/**
 * Something that a special rule lets a player do in his movement phase.
 *
 * @since 0.1.0
 */
export interface SpecialChoice {
  /** The unit that does it. */
  readonly unit: string;
}

/**
 * Units that a teleport put somewhere.
 *
 * @since 0.1.0
 */
export interface Arrival {
  readonly units: readonly string[];
  readonly area: AreaNumber;
}

/**
 * A face-down counter that was turned up because enemies are in its area.
 *
 * @since 0.1.0
 */
export interface Revealed {
  readonly unit: string;
  readonly area: AreaNumber;
}

/**
 * A rule that an edition adds. Each hook looks at the game as it stands, may roll, and answers with what
 * happens, as data; the rules carry it out, effect by effect, and ask the players where somebody has to choose.
 *
 * A hook that is asked while counters lie face down must answer, and roll, the same whatever they are, or it
 * gives them away. Units that it names must be aboard.
 *
 * @rule WM-END-2, WM-REV-2, WM-REV-3
 * @since 0.1.0
 */
export interface SpecialRule {
  readonly id: string;
  /** What the rule is called, for people. */
  readonly title: string;
  /** What it does, in a sentence or two, for people. */
  readonly text: string;
  readonly provenance?: Provenance;
  /** Units were put somewhere by a teleport. */
  readonly arrived?: (
    rules: Rulebook,
    state: WarmasterState,
    arrival: Arrival,
    dice: Dice,
  ) => readonly Effect[];
  /** A counter was turned up as a combat phase opened. */
  readonly revealed?: (
    rules: Rulebook,
    state: WarmasterState,
    revealed: Revealed,
    dice: Dice,
  ) => readonly Effect[];
  /** The phase that the state names has nothing left to do. */
  readonly phaseEnds?: (rules: Rulebook, state: WarmasterState, dice: Dice) => readonly Effect[];
  /** What a player may do by this rule now, in his movement phase. */
  readonly choices?: (rules: Rulebook, state: WarmasterState, side: Side) => readonly SpecialChoice[];
  /** A player does it. */
  readonly chosen?: (
    rules: Rulebook,
    state: WarmasterState,
    choice: SpecialChoice,
    dice: Dice,
  ) => readonly Effect[];
}
