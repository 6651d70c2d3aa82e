import type { PartStates } from '../../core/game/partBattle';
import type { Point } from '../../core/geometry/point';
import type { Zone } from '../../core/geometry/zone';
import type { Model, Unit } from '../army/army';
import type { Role } from '../army/role';

/**
 * What became of a model. One that fled counts as destroyed, but sets off nothing that a destroyed one would.
 *
 * @since 0.1.0
 */
export const MODEL_STATUSES = ['fighting', 'destroyed', 'fled'] as const;

/**
 * What became of a model.
 *
 * @since 0.1.0
 */
export type ModelStatus = (typeof MODEL_STATUSES)[number];

/**
 * A model in a battle.
 *
 * @since 0.1.0
 */
export interface BattleModel extends Model {
  readonly status: ModelStatus;
  /** The middle of its base, in inches from a corner of the battlefield; where it last stood, once it is gone. Absent: not known. */
  readonly at?: Point;
  /** Where its base points, in degrees. */
  readonly facing?: number;
}

/**
 * Where a unit is: in exactly one place. `left` is off the battlefield for good, and not destroyed.
 *
 * @since 0.1.0
 */
export type Place =
  | { readonly where: 'battlefield' | 'reserve' | 'left' | 'destroyed' }
  | { readonly where: 'embarked'; readonly transport: string };

/**
 * A unit in a battle.
 *
 * @since 0.1.0
 */
export interface BattleUnit extends Omit<Unit, 'models' | 'deploysLast'> {
  /** Its Power Rating; for a part of a unit that split, its share. */
  readonly powerRating: number;
  /** How many models it had when it joined the army, or when it split off. */
  readonly startingStrength: number;
  readonly place: Place;
  /** Whether it, or the transport it is in, has been set up on the battlefield at some time. */
  readonly wasSetUp: boolean;
  /** How many of its models were destroyed this turn, those that fled included. */
  readonly destroyedThisTurn: number;
  /** The id of the model that it lost last; of several at once, the one that was named last. Absent: it has lost none. */
  readonly lastLost?: string;
  /** The unit that it was a part of. */
  readonly splitFrom?: string;
  /** All that ever belonged to it, in the order of the army list. */
  readonly models: readonly BattleModel[];
}

/**
 * One side of a battle.
 *
 * @since 0.1.0
 */
export interface BattleArmy {
  readonly role: Role;
  /** The id of the player. */
  readonly player: string;
  readonly name: string;
  readonly faction?: string;
  readonly powerLevel: number;
  /** The id of the model. */
  readonly warlord: string;
  readonly warlordTrait?: string;
  readonly units: readonly BattleUnit[];
}

/**
 * A Morale test that was failed: its owner is to say which models flee.
 *
 * @since 0.1.0
 */
export interface Flight {
  /** The id of the unit. */
  readonly unit: string;
  /** How many of its models flee. */
  readonly models: number;
  /** Whether Combat Attrition follows. */
  readonly attritionFollows: boolean;
}

/**
 * A battle as it stands: plain JSON. It holds what is; what was is in the record of what was reported.
 *
 * @typeParam Parts - the states of the mission's parts
 * @since 0.1.0
 */
export interface Battle<Parts extends PartStates = PartStates> {
  /** The id of the mission. */
  readonly mission: string;
  /** In inches. Its corners are (0, 0) and (width, height). */
  readonly battlefield: Battlefield;
  readonly zones: DeploymentZones;
  /** The battle round, from 1. */
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: Role;
  readonly firstTurn: Role;
  readonly over: boolean;
  /** Whether units that were never set up count as destroyed at the end. Not in the pack's missions, where only Purge the Enemy counts them. */
  readonly unarrivedReserves: 'ignored' | 'destroyed';
  /** The Attacker's, then the Defender's. */
  readonly armies: readonly [BattleArmy, BattleArmy];
  /** The flight that is to be resolved before anything else happens. */
  readonly flight: Flight | null;
  readonly parts: Parts;
}

/**
 * The size of a battlefield, in inches.
 *
 * @since 0.1.0
 */
export interface Battlefield {
  readonly width: number;
  readonly height: number;
}

/**
 * The zone of each side, in inches.
 *
 * @since 0.1.0
 */
export interface DeploymentZones {
  readonly attacker: Zone;
  readonly defender: Zone;
}
