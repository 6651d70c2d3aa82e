import type { Zone } from '../../../core/geometry/zone';
import type { Provenance } from '../../../core/table/provenance';
import type { Battlefield } from '../../battlezone/battlefield';
import type { TableSize } from '../../battlezone/tableSize';
import type { ReadyMuster, ScenarioTypes } from './scenarioTypes';

/**
 * Where ships set up.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface DeploymentZone<Side extends string = string> {
  readonly side: Side;
  /** A name for people, and for the plan: `Runner`, `Upper third`. */
  readonly name: string;
  /** In centimetres, y from the bottom edge to the top. */
  readonly zone: Zone;
  /** The direction in which all ships in it face, in degrees clockwise from the top edge; any without it. */
  readonly heading?: number;
  /** The units that set up in it, by their ids; any without it. */
  readonly units?: readonly string[];
  /** Where the zone comes from, if its shape is not in the rules' own text. */
  readonly provenance?: Provenance;
}

/**
 * What is known when the fleets set up.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface SetUpContext<Types extends ScenarioTypes> {
  readonly muster: ReadyMuster<Types>;
  readonly table: TableSize;
  /** Null for a table without phenomena. */
  readonly battlefield: Battlefield | null;
  readonly rolls: Types['setUpRolls'];
}
