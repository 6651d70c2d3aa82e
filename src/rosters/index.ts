/**
 * Reads rosters of BattleScribe (`.ros`, `.rosz`) and New Recruit (JSON) as armies of Warhammer 40,000 and as fleets of
 * Battlefleet Gothic, in plain data. Files may come from strangers: what is too large or malformed is refused.
 *
 * ```ts
 * import { readRosterFile } from 'wargame-rules/rosters';
 *
 * const crew = { name: 'Deck Crew', type: 'unit', number: 1, costs: [{ name: ' PL', value: 3 }] };
 * const roster = readRosterFile(JSON.stringify({ roster: { name: 'Crew', forces: [{ selections: [crew] }] } }));
 * roster.name; // => 'Crew'
 * ```
 *
 * @packageDocumentation
 */

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
