export type { RosterArmy, RosterModel, RosterUnit, RosterWarning, RosterWarningCode } from './army';
export type { RosterFleetErrorCode } from './fleetErrorCode';
export { fleetFromRoster, type RosterFleetOptions } from './fleetFromRoster';
export {
  type FleetWarningCode,
  ROSTER_SHIP_TYPES,
  ROSTER_WEAPON_MOUNTS,
  type RosterCapitalShip,
  type RosterCommander,
  type RosterEscort,
  type RosterFleet,
  type RosterRefit,
  type RosterShipType,
  type RosterSquadron,
  type RosterVessel,
  type RosterWeaponMount,
} from './fleetRoster';
export { parseRoster } from './parseRoster';
export { readRoster } from './readRoster';
export { readRosterFile } from './readRosterFile';
export { readRosterJson } from './readRosterJson';
export { readRosterXml } from './readRosterXml';
export type {
  Roster,
  RosterCategory,
  RosterCharacteristic,
  RosterCost,
  RosterForce,
  RosterProfile,
  RosterRule,
  RosterSelection,
} from './roster';
export { rosterArmy } from './rosterArmy';
export type { RosterErrorCode } from './rosterErrorCode';
export type { RosterOptions } from './rosterOptions';
export { type SingleModel, singleModels } from './singleModels';
export { totalCost } from './totalCost';
