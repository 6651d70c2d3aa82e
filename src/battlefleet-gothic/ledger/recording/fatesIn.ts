import type { CapitalShipFate } from '../capitalShipFate';
import type { DefenceFate } from '../defenceFate';
import type { LedgerSide } from '../ledgerSide';
import type { SquadronFate } from '../squadronFate';
import type { TransportFate } from '../transportFate';
import type { UnitList } from '../unitsOf';

/** What became of a unit of any kind. */
export type Fate = CapitalShipFate | SquadronFate | DefenceFate | TransportFate;

/** What is told of the units of one kind. */
export function fatesIn(side: LedgerSide, list: UnitList): readonly Fate[] {
  return side[list] ?? [];
}
