import type { Point } from '../../../core/geometry/point';
import type { Battlefield } from '../../battlezone/battlefield';
import type { Battlezone } from '../../battlezone/battlezone';
import type { TableSize } from '../../battlezone/tableSize';
import type { UnitLeadership } from '../../damage/rollFleetLeadership';
import type { ReadyMuster, ScenarioTypes } from './scenarioTypes';
import type { DeploymentZone } from './setUpContext';

/**
 * What is known before a scenario is set up.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface SetUpFacts<Types extends ScenarioTypes> extends ReadyMuster<Types> {
  readonly table: TableSize;
  /** The battlezone the players agreed on, `roll` where it is rolled, `none` for a table without phenomena. */
  readonly battlezone: Battlezone | 'roll' | 'none';
  /** The centre of the planet, where the scenario leaves it open; as near to the middle as allowed unless told. */
  readonly planetAt?: Point;
  /** The least D6 for which a large planet has rings; the rulebook says both, and it is 4 unless told. */
  readonly ringsOn?: 4 | 5;
}

/**
 * Who has the first turn, or who may choose.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export type FirstTurn<Side extends string> =
  | { readonly by: 'side'; readonly side: Side }
  | { readonly by: 'roll-off'; readonly chooser: Side; readonly dice: readonly [number, number] };

/**
 * Everything that was rolled to set a scenario up, in the order of the rules, as plain JSON.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface ScenarioSetUp<Types extends ScenarioTypes> {
  readonly scenario: string;
  /** The D6 for the battlezone; null where none was rolled. */
  readonly battlezoneRoll: number | null;
  /** The D6 for the size of the planet; null where none was rolled. */
  readonly planetRoll: number | null;
  /** Null for a table without phenomena. */
  readonly battlefield: Battlefield | null;
  /** The Leadership of every unit, by side. */
  readonly leadership: { readonly [Side in Types['side']]: readonly UnitLeadership[] };
  /** What is rolled in this scenario only. */
  readonly rolls: Types['setUpRolls'];
  /** Where each side sets up, as far as the scenario draws it. */
  readonly zones: readonly DeploymentZone<Types['side']>[];
  readonly firstTurn: FirstTurn<Types['side']>;
}
