export type { RosterArmy, RosterModel, RosterUnit, RosterWarning, RosterWarningCode } from './army';
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
