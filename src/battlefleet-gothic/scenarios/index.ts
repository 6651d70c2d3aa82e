export { allBattlezones } from './allBattlezones';
export { type BlockadeRunTypes, blockadeRun } from './blockadeRun';
export { checkForces } from './checkForces';
export { checkSetUp } from './checkSetUp';
export { convoy } from './convoy';
export { cruiserClash } from './cruiserClash';
export { decideScenario, type ScenarioResult } from './decideScenario';
export { type EscalatingEngagementTypes, escalatingEngagement } from './escalatingEngagement';
export { type ExterminatusTypes, exterminatus } from './exterminatus';
export { type FleetEngagementTypes, fleetEngagement } from './fleetEngagement';
export type { BattlezoneRule, PlanetRule } from './format/battlezoneRule';
export { checkScenario } from './format/checkScenario';
export { defineScenario } from './format/defineScenario';
export type {
  FirstTurnRule,
  ForcesRule,
  GameEnd,
  GameLength,
  Scenario,
  ScenarioLimit,
  ScenarioSide,
  SetUpRule,
  SpecialRule,
} from './format/scenario';
export type { ScenarioBattle } from './format/scenarioBattle';
export type {
  AgreedPoints,
  Forces,
  Muster,
  Nothing,
  PlainTypes,
  ReadyMuster,
  ScenarioTypes,
} from './format/scenarioTypes';
export type { DeploymentZone, SetUpContext } from './format/setUpContext';
export type { FirstTurn, ScenarioSetUp, SetUpFacts } from './format/setUpFacts';
export {
  type ScenarioDecision,
  VICTORY_LEVELS,
  type VictoryLevel,
  type VictoryRule,
} from './format/victoryRule';
export { checkAgreedPoints } from './limits/checkAgreedPoints';
export { type DefenceRolls, defencesLimit } from './limits/defencesLimit';
export type { ExterminatorChoice } from './limits/exterminatorLimit';
export { fixedPointsLimit } from './limits/fixedPointsLimit';
export { noDefences } from './limits/noDefences';
export type { PatrolChoice } from './limits/patrolLimits';
export { pointsLimit } from './limits/pointsLimit';
export { type PlanetaryAssaultTypes, planetaryAssault } from './planetaryAssault';
export { rollForces } from './rollForces';
export { arrivalNeeds } from './rules/arrivalNeeds';
export { assaultDecision } from './rules/assaultDecision';
export { assaultPoints, type ShipsOverPlanet } from './rules/assaultPoints';
export { type AssaultScore, assaultTotal } from './rules/assaultTotal';
export { checkSpacing, type PlacedMarker } from './rules/checkSpacing';
export type { ClashAgreement, CruiserClashTypes } from './rules/clashTypes';
export type { ConvoyTypes } from './rules/convoyTypes';
export { exitPoints } from './rules/exitPoints';
export { fleetDestroyed } from './rules/fleetDestroyed';
export { fleetGone } from './rules/fleetGone';
export { FORMATIONS, type Formation } from './rules/formation';
export { type FormationBonuses, formationBonuses } from './rules/formationBonuses';
export { type FormationOption, formationOptions } from './rules/formationOptions';
export { type FormationPick, formationZones } from './rules/formationZones';
export { markersToWake } from './rules/markersToWake';
export { markersWoken } from './rules/markersWoken';
export { mostExterminators } from './rules/mostExterminators';
export { type FormationChoice, pickFormation } from './rules/pickFormation';
export { reinforcementReach } from './rules/reinforcementReach';
export { type AlertTest, rollAlert } from './rules/rollAlert';
export { type ArrivalRoll, type Arriving, rollArrival } from './rules/rollArrival';
export { type CampaignLoss, rollCampaignLoss } from './rules/rollCampaignLoss';
export { CLUSTER_KINDS, type Cluster, type ClusterKind, rollCluster } from './rules/rollCluster';
export { rollDefencePoints } from './rules/rollDefencePoints';
export { type DeploymentOrder, rollDeploymentOrder } from './rules/rollDeploymentOrder';
export { type ExterminatorPlace, type ExterminatorRoll, rollExterminator } from './rules/rollExterminator';
export { type FormationRoll, type FormationSide, rollFormations } from './rules/rollFormations';
export { type NextDivision, rollNextDivision } from './rules/rollNextDivision';
export { rollTableEdge } from './rules/rollTableEdge';
export { sharesOf500 } from './rules/sharesOf500';
export { SPACINGS, type Spacing } from './rules/spacings';
export { STANDBY, type StandbyOrders } from './rules/standby';
export { unreadyLeadership } from './rules/unreadyLeadership';
export { scenarioEnds } from './scenarioEnds';
export type { ScenarioErrorCode } from './scenarioErrorCode';
export { SCENARIO_IDS, type ScenarioId } from './scenarioId';
export { setUpScenario } from './setUpScenario';
export { SHORT_EDGES, type ShortEdge } from './shortEdge';
export { type SurpriseAttackTypes, surpriseAttack } from './surpriseAttack';
export { campaignLossTable } from './tables/campaignLossTable';
export { type ConvoyAttackers, convoyAttackersTable } from './tables/convoyAttackersTable';
export { outerOrDeepTable } from './tables/outerOrDeepTable';
export { remainingWorldTable } from './tables/remainingWorldTable';
export { TABLE_THIRDS, type TableThird } from './tables/tableThird';
export { targetPlanetTable } from './tables/targetPlanetTable';
export { thirdTable } from './tables/thirdTable';
export { TEN_SCENARIOS } from './tenScenarios';
export { type TheBaitTypes, theBait } from './theBait';
export { type TheRaidersTypes, theRaiders } from './theRaiders';
