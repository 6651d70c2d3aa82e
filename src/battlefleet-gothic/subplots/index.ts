export { chanceCircumstancesTable } from './chance/chanceCircumstancesTable';
export { enemyPlans } from './chance/enemyPlans';
export { type FreshCaptainRolls, freshCaptain } from './chance/freshCaptain';
export { type MeteorStormRolls, meteorStorm } from './chance/meteorStorm';
export { type NavigationalHazardsRolls, navigationalHazards } from './chance/navigationalHazards';
export { type Hazards, navigationalHazardsTable } from './chance/navigationalHazardsTable';
export { type PlansSearch, searchForPlans } from './chance/searchForPlans';
export { signallingProblems } from './chance/signallingProblems';
export { type UnexpectedHelpRolls, unexpectedHelp } from './chance/unexpectedHelp';
export { checkSubplotNomination } from './checkSubplotNomination';
export { type DeclaredSubplots, declareSubplots } from './declareSubplots';
export { defineSubplot } from './defineSubplot';
export { findSubplot } from './findSubplot';
export { generateSubplot } from './generateSubplot';
export { type Achievement, HONOURS, type Honours, honoursFor } from './honoursFor';
export { isSubplotCompleted } from './isSubplotCompleted';
export { bloodBond } from './legacies/bloodBond';
export { bloodBondBonus } from './legacies/bloodBondBonus';
export { type ExtendedDutyRolls, extendedDuty } from './legacies/extendedDuty';
export { extendedDutyTable } from './legacies/extendedDutyTable';
export { fleetExperience } from './legacies/fleetExperience';
export { type GunneryPracticeRolls, gunneryPractice } from './legacies/gunneryPractice';
export { legaciesOfWarTable } from './legacies/legaciesOfWarTable';
export { noQuarter } from './legacies/noQuarter';
export { vendetta } from './legacies/vendetta';
export { nominateForSubplot } from './nominateForSubplot';
export { decoy } from './ploys/decoy';
export { desperateMission } from './ploys/desperateMission';
export { type ExperimentalShipRolls, experimentalShip } from './ploys/experimentalShip';
export type { ExperimentChange } from './ploys/experimentChange';
export { experimentImprovementTable } from './ploys/experimentImprovementTable';
export { experimentSideEffectTable } from './ploys/experimentSideEffectTable';
export { type HitAndRunRolls, hitAndRun } from './ploys/hitAndRun';
export { type Experiment, rollExperiment } from './ploys/rollExperiment';
export { secretIntelligence } from './ploys/secretIntelligence';
export { secretPloysTable } from './ploys/secretPloysTable';
export { type SurpriseAttackRolls, surpriseAttackPloy } from './ploys/surpriseAttackPloy';
export { revealSubplots } from './revealSubplots';
export { rollSubplot, type SubplotRoll } from './rollSubplot';
export { setUpSubplot } from './setUpSubplot';
export { SPECIAL_ORDERS, type SpecialOrder } from './specialOrder';
export {
  NOMINATIONS,
  type Nomination,
  ROLLED_KINDS,
  type RolledKind,
  type Subplot,
  type SubplotDefinition,
  type SubplotRenown,
} from './subplot';
export type { SubplotBattle } from './subplotBattle';
export type { SubplotEffect } from './subplotEffect';
export { subplotEffects } from './subplotEffects';
export type { SubplotErrorCode } from './subplotErrorCode';
export type { SubplotForces } from './subplotForces';
export { SUBPLOT_IDS, type SubplotId } from './subplotId';
export type { SubplotInPlay } from './subplotInPlay';
export { type SubplotResult, subplotResult } from './subplotResult';
export { SUBPLOTS } from './subplots';
export { SUBPLOT_TABLES, type SubplotTable, subplotTable } from './subplotTable';
export { type DeedsSoFar, type SubplotView, viewSubplots } from './viewSubplots';
