/**
 * The conformance kit for those who write games, missions, scenarios, parts and tables. Each check plays what it is given
 * under any test runner, and throws with the smallest match that shows a fault. It needs fast-check.
 *
 * ```ts
 * import { d6, type Dice } from 'wargame-rules';
 * import { checkRule } from 'wargame-rules/testing';
 *
 * const morale = { id: 'morale', given: d6, run: (losses: number, dice: Dice) => d6(dice) + losses };
 * checkRule(morale, { runs: 10 }).refused; // => 0
 * ```
 *
 * @packageDocumentation
 */

export { armyLists, type ListedArmy, type ListedModel, type ListedUnit } from './arbitraries/armyLists';
export { battles } from './arbitraries/battles';
export {
  fleets,
  LISTED_SHIP_TYPES,
  type ListedFleet,
  type ListedShip,
  type ListedShipType,
  type ListedSquadron,
} from './arbitraries/fleets';
export {
  LISTED_SHIP_STATUSES,
  type ListedLedger,
  type ListedShipStatus,
  type ListedSide,
  ledgers,
} from './arbitraries/ledgers';
export { matches } from './arbitraries/matches';
export { checkGame } from './game/checkGame';
export { checkRecord } from './game/checkRecord';
export type { GameCheck, GameReport } from './game/gameCheck';
export { goldenTranscript } from './game/goldenTranscript';
export { checkMission } from './mission/checkMission';
export type { MissionPlay } from './mission/missionPlay';
export { reorderUnits } from './mission/reorderUnits';
export { checkObjectiveType } from './objective/checkObjectiveType';
export type { ObjectiveTypeCheck, TypeOfObjective } from './objective/objectiveTypeTrial';
export { checkPart } from './part/checkPart';
export type { PartCheck } from './part/partCheck';
export { CONFORMANCE_PROPERTIES, type ConformanceErrorCode, type ConformanceProperty } from './properties';
export { checkRule } from './rule/checkRule';
export type { RuleCheck, RuleReport, RuleTrial } from './rule/ruleTrial';
export { checkScenario } from './scenario/checkScenario';
export type { ScenarioTrial } from './scenario/scenarioTrial';
export { checkTableRolls } from './table/checkTableRolls';
