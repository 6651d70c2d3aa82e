import type { Dice } from '../../../core/dice/dice';
import type { Violation } from '../../../core/errors/violation';
import type { Provenance } from '../../../core/table/provenance';
import type { BattlezoneRule } from './battlezoneRule';
import type { ScenarioBattle } from './scenarioBattle';
import type { Muster, ReadyMuster, ScenarioTypes } from './scenarioTypes';
import type { DeploymentZone, SetUpContext } from './setUpContext';
import type { VictoryRule } from './victoryRule';

/**
 * One of the two sides of a scenario.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface ScenarioSide<Side extends string = string> {
  readonly id: Side;
  /** A name for people. */
  readonly title: string;
  /** Which of the two it is where the scenario has an attacker and a defender; null where it has none. */
  readonly role: 'attacker' | 'defender' | null;
  /** Whether it may have to do without a single ship. */
  readonly mayHaveNoShips?: true;
}

/**
 * One limit on the forces, or on the choices for the set-up.
 *
 * @typeParam Given - what it looks at
 * @since 0.1.0
 */
export interface ScenarioLimit<Given> {
  /** The limit in a sentence. */
  readonly summary: string;
  /** Every reason why something breaks it; none when nothing does. */
  check(given: Given): readonly Violation[];
}

/**
 * How forces are chosen.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface ForcesRule<Types extends ScenarioTypes> {
  readonly summary: string;
  /** What is wrong with what the players agreed on. Absent: nothing can be. */
  checkAgreed?(agreed: Types['agreed']): readonly Violation[];
  /** Rolls what has to be known before forces are chosen. Absent: nothing has. */
  roll?(agreed: Types['agreed'], dice: Dice): Types['forceRolls'];
  readonly limits: readonly ScenarioLimit<Muster<Types>>[];
}

/**
 * How the fleets set up.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface SetUpRule<Types extends ScenarioTypes> {
  /** What is done, step by step, in order. */
  readonly steps: readonly string[];
  /** Limits on what the players decide for it. Absent: they decide nothing. */
  readonly limits?: readonly ScenarioLimit<ReadyMuster<Types>>[];
  /** Rolls what has to be known before ships are placed. Absent: nothing has. */
  roll?(muster: ReadyMuster<Types>, dice: Dice): Types['setUpRolls'];
  /** Where each side may set up. Absent: the steps say all there is. */
  zones?(context: SetUpContext<Types>): readonly DeploymentZone<Types['side']>[];
}

/**
 * Who has the first turn: a side, or the winner of a roll-off who chooses.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export type FirstTurnRule<Side extends string = string> =
  | { readonly by: 'side'; readonly side: Side }
  | { readonly by: 'roll-off' };

/**
 * A rule of this scenario only, in our own words. What it computes is a function of its own.
 *
 * @since 0.1.0
 */
export interface SpecialRule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/**
 * Something that ends the battle.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface GameEnd<Types extends ScenarioTypes> {
  readonly summary: string;
  /** Whether it has happened. */
  reached(battle: ScenarioBattle<Types>): boolean;
}

/**
 * How long the battle lasts.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface GameLength<Types extends ScenarioTypes> {
  /** How many turns each side has; null without a limit. */
  readonly turns: number | null;
  /** What else ends it, whichever comes first. */
  readonly ends: readonly GameEnd<Types>[];
}

/**
 * A scenario: who fights whom with what, where, how, how long, and what for. Make one with
 * {@link defineScenario}.
 *
 * @typeParam Types - the types of the scenario, in one bag
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export interface Scenario<Types extends ScenarioTypes = ScenarioTypes> {
  /** A name for programs, in small letters and hyphens. */
  readonly id: string;
  /** Its number in the rulebook, 1 to 10; a scenario from elsewhere has none. */
  readonly number?: number;
  readonly title: string;
  readonly overview: string;
  /** Where it comes from, if not from the rules' own text. */
  readonly provenance?: Provenance;
  readonly sides: readonly [ScenarioSide<Types['side']>, ScenarioSide<Types['side']>];
  readonly forces: ForcesRule<Types>;
  readonly battlezone: BattlezoneRule<Types>;
  readonly setUp: SetUpRule<Types>;
  readonly firstTurn: FirstTurnRule<Types['side']>;
  readonly specialRules: readonly SpecialRule[];
  readonly gameLength: GameLength<Types>;
  readonly victory: VictoryRule<Types>;
}
