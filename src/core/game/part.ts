import type { Dice } from '../dice/dice';
import type { Violation } from '../errors/violation';
import type { Viewer } from './viewer';

/**
 * What a part answers: its state from now on, and what that makes happen in the battle around it.
 *
 * @typeParam State - the state of the part
 * @typeParam Fact - what can happen in the battle
 * @since 0.1.0
 */
export interface PartStep<State, Fact> {
  readonly state: State;
  /** Carried out right away, in this order, as if they had been reported. */
  readonly facts?: readonly Fact[];
  /** Why an action with the part can't be taken back although no die fell, as in the step of a game. */
  readonly seals?: 'reveal' | 'commit';
}

/**
 * The types of a part, in one bag.
 *
 * @since 0.1.0
 */
export interface PartTypes {
  /** The id of the part: a literal, so that `battle.parts.ritual` has a type. */
  readonly id: string;
  /** What the part remembers. Plain JSON. */
  readonly state: unknown;
  /** What players do with it; `never` where they do nothing. Plain JSON. */
  readonly action: { readonly type: string; readonly player: string };
  /** What can happen in the battle around it. */
  readonly fact: unknown;
  /** As much of the battle as the part asks for. */
  readonly battle: unknown;
}

/**
 * A small reducer that a mission brings along: a ritual, a set of relics, an alarm. It has a state and
 * actions of its own, asks for dice like any rule, and answers to what the battle reports.
 *
 * @typeParam Types - the types of the part, in one bag
 * @since 0.1.0
 */
export interface Part<Types extends PartTypes> {
  /** A name for programs, and its place in the battle: `battle.parts.ritual`. */
  readonly id: Types['id'];
  /** Its state when the battle begins. */
  start(battle: Types['battle'], dice: Dice): Types['state'];
  /** Why an action is not allowed, every reason. Absent: players do nothing with the part. */
  check?(state: Types['state'], action: Types['action'], battle: Types['battle']): readonly Violation[];
  /** Carries out an action that {@link Part.check} allows. */
  apply?(
    state: Types['state'],
    action: Types['action'],
    battle: Types['battle'],
    dice: Dice,
  ): PartStep<Types['state'], Types['fact']>;
  /**
   * Something that a player may do with the part, for bots and tests; null: nothing now. It draws from the dice that it
   * is given, and from nothing else. What `check` refuses is not played. Absent: bots do nothing with the part.
   */
  propose?(
    state: Types['state'],
    battle: Types['battle'],
    player: string,
    dice: Dice,
  ): Types['action'] | null;
  /**
   * What a viewer may read of an action with the part, in the history and wherever else it is told; null: nothing.
   * Absent: everybody reads all of it. In a game of several missions every part with the same id is asked.
   */
  viewAction?(action: Types['action'], viewer: Viewer): Types['action'] | null;
  /** Why something can't have happened in the battle, by the rules of this part. Absent: it allows everything. */
  checkFact?(state: Types['state'], fact: Types['fact'], battle: Types['battle']): readonly Violation[];
  /** Answers to something that just happened; the battle is the one after it. */
  after?(
    state: Types['state'],
    fact: Types['fact'],
    battle: Types['battle'],
    dice: Dice,
  ): PartStep<Types['state'], Types['fact']>;
  /** What a viewer may see of the part. Absent: all of it. */
  view?(state: Types['state'], viewer: Viewer): unknown;
  /** A state that looks the same to the viewer, with what is hidden dealt anew. Parts that hide nothing need none. */
  redeal?(state: Types['state'], viewer: Viewer, dice: Dice): Types['state'];
}
