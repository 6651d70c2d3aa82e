import type { Point } from '../../core/geometry/point';
import type { UnitEntry } from '../army/armyList';
import type { Role } from '../army/role';
import type { CombatAttrition } from '../combat/combatAttrition';
import type { MoraleTest } from '../combat/moraleTest';

/**
 * The phases of a player's turn, in order.
 *
 * @since 0.1.0
 */
export const BATTLE_PHASES = [
  'command',
  'movement',
  'psychic',
  'shooting',
  'charge',
  'fight',
  'morale',
] as const;

/**
 * A phase of a player's turn.
 *
 * @since 0.1.0
 */
export type BattlePhase = (typeof BATTLE_PHASES)[number];

/**
 * Where a model stands.
 *
 * @since 0.1.0
 */
export interface ModelPosition {
  /** The id of the model. */
  readonly model: string;
  /** The middle of its base, in inches from the corner (0, 0) of the battlefield. */
  readonly at: Point;
  /** Where its base points, in degrees. */
  readonly facing?: number;
}

/**
 * What is reported from the table, by type. Models and units are named by their ids.
 *
 * - `models-destroyed`, `models-fled`: what became of models.
 * - `models-returned`: models that were gone fight again in their unit, which is still on the battlefield; a unit that
 *   was destroyed stays so, and none grows beyond its Starting Strength. Where they stand is not known unless told; in
 *   a match it has to be told, as of all that are set up.
 * - `models-moved`: where models stand now.
 * - `unit-split`: a unit becomes several, which share out its models that still fight.
 * - `unit-embarked`, `unit-disembarked`: into a transport, and out of it.
 * - `unit-added`: a unit of nobody's list, such as one that was summoned, joins an army on the battlefield. Its ids are
 *   those of its entry, it brings no Warlord, and its army's Power Level stays what it was at muster.
 * - `unit-arrived`, `unit-withdrawn`: from reserve, and back into it.
 * - `unit-left`: off the battlefield for good.
 * - `unit-changed-sides`: fights for the other side from now on.
 * - `morale-test`: is taken now, on the battlefield; `leadership` stands in for what the models say.
 * - `flee`: the owner's choice of who flees after a failed test.
 * - `part-action`: what a player does with a part of the mission.
 * - `phase-ended`: for parts that ask; the battle itself keeps no phases.
 * - `turn-ended`: and with the second turn of a round, the round.
 *
 * @since 0.1.0
 */
export type ReportedFact =
  | { readonly type: 'models-destroyed'; readonly models: readonly string[] }
  | { readonly type: 'models-fled'; readonly models: readonly string[] }
  | {
      readonly type: 'models-returned';
      readonly models: readonly string[];
      readonly positions?: readonly ModelPosition[];
    }
  | { readonly type: 'models-moved'; readonly positions: readonly ModelPosition[] }
  | { readonly type: 'unit-split'; readonly unit: string; readonly into: readonly SplitPart[] }
  | { readonly type: 'unit-embarked'; readonly unit: string; readonly transport: string }
  | {
      readonly type: 'unit-disembarked';
      readonly unit: string;
      readonly positions?: readonly ModelPosition[];
    }
  | {
      readonly type: 'unit-added';
      readonly role: Role;
      readonly unit: UnitEntry;
      readonly positions?: readonly ModelPosition[];
    }
  | { readonly type: 'unit-arrived'; readonly unit: string; readonly positions?: readonly ModelPosition[] }
  | { readonly type: 'unit-withdrawn'; readonly unit: string }
  | { readonly type: 'unit-left'; readonly unit: string }
  | { readonly type: 'unit-changed-sides'; readonly unit: string }
  | {
      readonly type: 'morale-test';
      readonly unit: string;
      /** The highest in the unit; what the battle knows of it when absent. */
      readonly leadership?: number;
      /** What is added to the die; 0 when absent. */
      readonly modifier?: number;
    }
  | { readonly type: 'flee'; readonly models: readonly string[] }
  | {
      readonly type: 'part-action';
      readonly part: string;
      readonly action: PartAction | (PartAction & { readonly [detail: string]: unknown });
    }
  | { readonly type: 'phase-ended'; readonly phase: BattlePhase }
  | { readonly type: 'turn-ended' };

/**
 * A unit that another one splits into.
 *
 * @since 0.1.0
 */
export interface SplitPart {
  /** A new id, or that of the unit that splits. */
  readonly id: string;
  /** The name of the unit that splits when absent. */
  readonly name?: string;
  /** The ids of its models. */
  readonly models: readonly string[];
}

/**
 * What a player does with a part of a mission; the part knows more of it.
 *
 * @since 0.1.0
 */
export interface PartAction {
  readonly type: string;
  /** The id of the player. */
  readonly player: string;
}

/**
 * What follows from what was reported.
 *
 * @since 0.1.0
 */
export type Consequence =
  | ({ readonly type: 'morale-tested'; readonly unit: string } & MoraleTest)
  | { readonly type: 'morale-passed'; readonly unit: string; readonly because: string }
  | ({ readonly type: 'attrition-rolled'; readonly unit: string } & CombatAttrition)
  | { readonly type: 'unit-destroyed'; readonly unit: string; readonly role: Role; readonly fled: boolean }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'battle-ended'; readonly round: number; readonly because: string };

/**
 * Everything that can happen in a battle: what is reported, and what follows from it. Parts are told of both.
 *
 * @since 0.1.0
 */
export type BattleFact = ReportedFact | Consequence;
