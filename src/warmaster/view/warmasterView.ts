import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { UnitState, WarmasterState } from '../state';
import type { Combat, LossesDue } from '../task';

/**
 * Units that wait to be teleported, as a viewer may see them.
 *
 * @since 0.1.0
 */
export interface PartyView {
  readonly side: Side;
  readonly size: number;
  /** Null while the viewer does not know who they are. */
  readonly units: readonly string[] | null;
  /** The first turn in which they may teleport. */
  readonly turn: number;
  readonly mustGo: boolean;
}

/**
 * What somebody has to choose in the middle of a phase, as a viewer may see it.
 *
 * @since 0.1.0
 */
export type DecisionView =
  | { readonly type: 'place'; readonly units: readonly string[] }
  | { readonly type: 'reroll'; readonly combat: Combat }
  | {
      readonly type: 'losses';
      readonly due: readonly LossesDue[];
      readonly cause: string;
      /** How many units have been chosen. */
      readonly chosen: number;
      /** Those of them that the viewer knows. */
      readonly marked: readonly string[];
    }
  | {
      readonly type: 'retreat';
      readonly side: Side;
      readonly area: AreaNumber;
      /** The unit that goes next, once its owner has said so. */
      readonly unit: string | null;
    };

/** What everybody may see as it is. */
type PublicField =
  | 'turn'
  | 'phase'
  | 'bridge'
  | 'destroyedAreas'
  | 'tallies'
  | 'reinforcementsDue'
  | 'moving'
  | 'moved'
  | 'unrevealed'
  | 'fought'
  | 'retreated'
  | 'outcome';

/**
 * What a viewer may see of a game. The Traitor player does not see who is in an Imperial group before it is
 * teleported. The Imperial player sees nothing of the deployment before it is done, then where counters lie face
 * down, and how many are in the cup. Anybody else sees what both see.
 *
 * @rule WM-REV-4
 * @since 0.1.0
 */
export interface WarmasterView extends Pick<WarmasterState, PublicField> {
  readonly edition: string;
  /** Who decides now; empty when the game is over. */
  readonly toAct: readonly Side[];
  /** The units that the viewer can tell apart, in the order of the edition. */
  readonly units: readonly UnitState[];
  /** Where counters lie face down that the viewer can't tell apart. */
  readonly faceDown: readonly AreaNumber[];
  /** How many units are in the cup. */
  readonly cup: number;
  readonly parties: readonly PartyView[];
  /** What is to be chosen before the phase goes on; null where the phase itself is. */
  readonly decision: DecisionView | null;
}
