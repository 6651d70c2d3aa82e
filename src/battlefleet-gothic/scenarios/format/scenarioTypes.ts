import type { Fleet } from '../../fleet/fleet';

/**
 * The types of a scenario, in one bag. Everything in it is plain JSON; what a scenario has nothing of is
 * {@link Nothing}.
 *
 * @since 0.1.0
 */
export interface ScenarioTypes {
  /** The ids of its two sides: `'runner' | 'blockader'`. */
  readonly side: string;
  /** What the players agree on before they choose their forces: a limit in points. */
  readonly agreed: object;
  /** What is rolled before forces are chosen: points of defences. */
  readonly forceRolls: object;
  /** The forces as they are chosen: two fleets, and how they are divided. */
  readonly forces: Forces<string>;
  /** What players decide between their forces and the set-up: formations, who is on patrol. */
  readonly choices: object;
  /** What is rolled for the set-up. */
  readonly setUpRolls: object;
  /** What happened in the battle that the ledger does not tell: assault points. */
  readonly events: object;
}

/**
 * Nothing at all, where a scenario has nothing of the kind.
 *
 * @since 0.1.0
 */
export type Nothing = Readonly<Record<never, never>>;

/**
 * The two fleets of a battle, by side.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface Forces<Side extends string> {
  readonly fleets: { readonly [Name in Side]: Fleet };
}

/**
 * A limit that the players have agreed on.
 *
 * @since 0.1.0
 */
export interface AgreedPoints {
  /** Points: a whole number from 1. */
  readonly points: number;
}

/**
 * The types of a scenario with a limit in points and nothing of its own; a scenario overrides what it has.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface PlainTypes<Side extends string> {
  readonly side: Side;
  readonly agreed: AgreedPoints;
  readonly forceRolls: Nothing;
  readonly forces: Forces<Side>;
  readonly choices: Nothing;
  readonly setUpRolls: Nothing;
  readonly events: Nothing;
}

/**
 * Forces that were chosen for a scenario, with what they depend on.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface Muster<Types extends ScenarioTypes> {
  readonly agreed: Types['agreed'];
  /** What {@link rollForces} gave. */
  readonly rolls: Types['forceRolls'];
  readonly forces: Types['forces'];
}

/**
 * The same with what the players decided for the set-up.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface ReadyMuster<Types extends ScenarioTypes> extends Muster<Types> {
  readonly choices: Types['choices'];
}
