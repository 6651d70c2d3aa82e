import type { FleetErrorCode } from '../fleet/fleetErrorCode';

/**
 * What can be wrong with a ledger.
 *
 * `ledger/unknown-id`: no unit of the fleet in question has the id. `ledger/several-fates`: two fates are told of
 * one unit; `ledger/destroyed-and-disengaged` where one of them is destruction and the other is not.
 * `ledger/contradiction`: what is told of a unit does not go together. `ledger/same-player`: both sides have one
 * player. `ledger/unknown-player`: no side has the player.
 *
 * @since 0.1.0
 */
export type LedgerErrorCode =
  | FleetErrorCode
  | 'ledger/two-sides'
  | 'ledger/same-player'
  | 'ledger/unknown-player'
  | 'ledger/unknown-id'
  | 'ledger/several-fates'
  | 'ledger/destroyed-and-disengaged'
  | 'ledger/contradiction';
