import type { Reason } from '../../core/game/outcome';
import type { Part } from '../../core/game/part';
import type { PartStates } from '../../core/game/partBattle';
import type { Point } from '../../core/geometry/point';
import type { Provenance } from '../../core/table/provenance';
import type { Role } from '../army/role';
import type { Battle, Battlefield, BattleModel, BattleUnit, DeploymentZones } from '../battle/battle';
import type { BattleFact, PartAction } from '../battle/battleFact';
import type { Score, ScoreLine } from './score';
import type { Verdict } from './verdict';

/**
 * The types of a mission's part: its id as a literal, its state, and what players do with it.
 *
 * @since 0.1.0
 */
export interface BattlePartTypes {
  readonly id: string;
  readonly state: unknown;
  readonly action?: PartAction;
}

/**
 * A part that fits into an open play battle.
 *
 * @typeParam Types - its id, its state, and its actions where it has some
 * @since 0.1.0
 */
export type BattlePart<Types extends BattlePartTypes> = Part<{
  readonly id: Types['id'];
  readonly state: Types['state'];
  readonly action: Required<Types> extends { readonly action: infer Action extends PartAction }
    ? Action
    : never;
  readonly fact: BattleFact;
  readonly battle: Battle;
}>;

/**
 * Any part. Its own types are its own affair.
 *
 * @since 0.1.0
 */
// biome-ignore lint/suspicious/noExplicitAny: a list of parts holds parts of different types
export type AnyBattlePart = Part<any>;

/**
 * The states of a list of parts, by their ids.
 *
 * @typeParam Parts - the parts
 * @since 0.1.0
 */
export type StatesOf<Parts extends readonly AnyBattlePart[]> = {
  readonly [One in Parts[number] as One['id']]: ReturnType<One['start']>;
};

/**
 * A mission objective: what one side scores, as the battle stands. It rolls nothing and may be asked at any time.
 *
 * @typeParam Parts - the states of the mission's parts
 * @since 0.1.0
 */
export type Objective<Parts extends PartStates = PartStates> = {
  /** The score of a side. A method, so that a mission that knows its own parts is a mission all the same. */
  method(battle: Battle<Parts>, role: Role): ScoreLine;
}['method'];

/**
 * A victory condition: who would win as the battle and the score stand; null when it does not decide.
 *
 * @typeParam Parts - the states of the mission's parts
 * @since 0.1.0
 */
export type VictoryCondition<Parts extends PartStates = PartStates> = {
  /** Who would win, or null. A method, as an objective is. */
  method(battle: Battle<Parts>, score: Score): Verdict | null;
}['method'];

/**
 * A condition that ends a battle early: why it does, or null.
 *
 * @typeParam Parts - the states of the mission's parts
 * @since 0.1.0
 */
export type EndCondition<Parts extends PartStates = PartStates> = {
  /** Why the battle ends, or null. A method, as an objective is. */
  method(battle: Battle<Parts>): Reason | null;
}['method'];

/**
 * A rule that holds for the whole of a mission. What it does not mention stays as it is.
 *
 * @typeParam Parts - the states of the mission's parts
 * @since 0.1.0
 */
export interface MissionRule<Parts extends PartStates = PartStates> {
  readonly title: string;
  /** The clause of the rules behind it. */
  readonly rule?: string;
  /** What it adds to a model's saving throws, other than those with an invulnerable save. */
  saveModifier?(battle: Battle<Parts>, model: BattleModel, unit: BattleUnit, role: Role): number;
  /** Whether a unit passes Morale tests with no dice rolled. */
  passesMorale?(battle: Battle<Parts>, unit: BattleUnit, role: Role): boolean;
  /** How far anybody can see, in inches. */
  sight?(battle: Battle<Parts>): number;
}

/**
 * A deployment map: the zones of both sides on a battlefield of any size.
 *
 * @since 0.1.0
 */
export type DeploymentMap = (battlefield: Battlefield) => DeploymentZones;

/**
 * A place that matters to a mission, for its map.
 *
 * @since 0.1.0
 */
export interface MissionPlace {
  /** One or two letters that stand on it; the legend explains them. */
  readonly letter: string;
  /** What it is. */
  readonly name: string;
  /** In inches. */
  readonly at: Point;
  /** How far it reaches, in inches; drawn as a circle. */
  readonly reach?: number;
}

/**
 * Where a mission comes from, as far as no publication gives it.
 *
 * @since 0.1.0
 */
export interface MissionProvenance {
  /** Of the deployment map. */
  readonly map?: Provenance;
  /** Of the rules and the conditions. */
  readonly rules?: Provenance;
}

/**
 * A mission: data and small functions. `defineMission` makes one.
 *
 * @typeParam Parts - the states of its parts
 * @since 0.1.0
 */
export interface Mission<Parts extends PartStates = PartStates> {
  /** A name for programs: `annihilation`. */
  readonly id: string;
  /** A name for people. */
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly briefing: string;
  readonly rules: readonly MissionRule<Parts>[];
  /** What the sides score, in the order of the mission. */
  readonly objectives: readonly Objective<Parts>[];
  readonly parts: readonly AnyBattlePart[];
  /** Who wins. */
  readonly victory: VictoryCondition<Parts>;
  /** What ends the battle before its last round; the first that applies says why. */
  readonly endsWhen: readonly EndCondition<Parts>[];
  /** The last battle round. */
  readonly rounds: number;
  /** Who says which player has the first turn: the winner of a roll-off, or one side. */
  readonly firstTurn: 'roll-off' | Role;
  readonly zones: DeploymentMap;
  /** Where its map and its rules come from, as far as no publication gives them. */
  readonly provenance: MissionProvenance;
  /** The places that matter, on a battlefield of any size; for maps only. */
  readonly places: (battlefield: Battlefield) => readonly MissionPlace[];
}

/**
 * Any mission, whatever its parts.
 *
 * @since 0.1.0
 */
// biome-ignore lint/suspicious/noExplicitAny: the parts of a mission are its own affair
export type AnyMission = Mission<any>;
