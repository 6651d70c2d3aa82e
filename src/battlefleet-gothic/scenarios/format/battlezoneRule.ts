import type { RollTable } from '../../../core/table/rollTable';
import type { Battlezone } from '../../battlezone/battlezone';
import type { PlanetSize } from '../../battlezone/phenomenon';
import type { ScenarioTypes } from './scenarioTypes';

/**
 * A planet that a scenario asks for.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface PlanetRule<Types extends ScenarioTypes> {
  /** The die for how big it is; null where what the players agreed on tells. */
  readonly sizeTable: RollTable<PlanetSize, 'D6'> | null;
  /** How big it is by what the players agreed on, where no die tells. */
  sizeFor?(agreed: Types['agreed']): PlanetSize;
  /** Where it may be: in the centre, or its centre so many centimetres from a short edge at most. */
  readonly place: 'centre' | { readonly mostFromShortEdge: number };
}

/**
 * In which battlezone a scenario is fought.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface BattlezoneRule<Types extends ScenarioTypes> {
  readonly summary: string;
  /** Those that players may agree on; none where they may not. */
  readonly zones: readonly Battlezone[];
  /** The table on which the battlezone is, or may be, rolled; null where it isn't. */
  readonly roll: RollTable<Battlezone, 'D6'> | null;
  /** Whether the table may be left without any phenomena. */
  readonly mayBeEmpty: boolean;
  /** The planet that has to be there. */
  readonly planet?: PlanetRule<Types>;
}
