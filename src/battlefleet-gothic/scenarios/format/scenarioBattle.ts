import type { Ledger } from '../../ledger/ledger';
import type { ScenarioTypes } from './scenarioTypes';

/**
 * A battle of a scenario, as far as it went.
 *
 * @typeParam Types - the types of the scenario
 * @since 0.1.0
 */
export interface ScenarioBattle<Types extends ScenarioTypes> {
  /** Who plays which side; the names are those of the ledger. */
  readonly players: { readonly [Side in Types['side']]: string };
  /** Two fleets and what became of them. Its `turns` are the turns that both sides have completed. */
  readonly ledger: Ledger;
  /** What else the scenario asks about. */
  readonly events: Types['events'];
}
