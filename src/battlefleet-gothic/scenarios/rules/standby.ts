import type { Provenance } from '../../../core/table/provenance';

/**
 * What a ship on standby may do, and what works aboard.
 *
 * @since 0.1.0
 */
export interface StandbyOrders {
  readonly moves: boolean;
  readonly fires: boolean;
  readonly launchesOrdnance: boolean;
  readonly bracesForImpact: boolean;
  readonly repairs: boolean;
  readonly shields: boolean;
  readonly turrets: boolean;
  readonly provenance: Provenance;
}

/**
 * What ships on standby may do: brace and repair, behind shields and turrets, and nothing else.
 *
 * @since 0.1.0
 */
export const STANDBY: StandbyOrders = {
  moves: false,
  fires: false,
  launchesOrdnance: false,
  bracesForImpact: true,
  repairs: true,
  shields: true,
  turrets: true,
  provenance: 'second-hand',
};
