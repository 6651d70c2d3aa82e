/**
 * Warhammer 40,000, 9th edition, open play: the Open Hostility pack with its three missions, seventeen missions made of
 * one-line ideas, and the kit that all of them are made with. It musters armies, takes the steps before the battle in
 * order, keeps score of what is reported, and says who has won.
 *
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { battleSize, savingThrow } from 'wargame-rules/open-play';
 *
 * battleSize(63).name; // => 'Incursion'
 * // Armour of 3+ against AP -1: a 4 is a 3.
 * savingThrow({ save: 3, ap: -1 }, scriptedDice([4])).passed; // => true
 * ```
 *
 * @packageDocumentation
 */

export type { Army, Model, Unit } from './army/army';
export type { ArmyErrorCode } from './army/armyErrorCode';
export type { ArmyList, ModelEntry, UnitEntry } from './army/armyList';
export type { ArmyViolation } from './army/armyListFaults';
export { attackerByPower, type MusteredPlayer } from './army/attackerByPower';
export {
  BATTLE_SIZE_NAMES,
  BATTLE_SIZES,
  type BattleSize,
  type BattleSizeName,
  battleSize,
} from './army/battleSize';
export { checkArmyList } from './army/checkArmyList';
export { hasKeyword } from './army/hasKeyword';
export { musterArmy } from './army/musterArmy';
export type { MusterChoices } from './army/musterChoices';
export { parseArmyList } from './army/parseArmyList';
export { powerLevel } from './army/powerLevel';
export { powerRating, type UnitSizes } from './army/powerRating';
export { otherRole, ROLES, type Role } from './army/role';
export { INSPIRING_LEADER } from './army/warlordTraits';
export * from './battle/battle';
export type { BattleErrorCode } from './battle/battleErrorCode';
export * from './battle/battleFact';
export type { BattleSetUp, Embarked, SideSetUp } from './battle/battleSetUp';
export { checkFact } from './battle/checkFact';
export { armyOf } from './battle/queries/armyOf';
export { fightingModels } from './battle/queries/fightingModels';
export { type FoundModel, type FoundUnit, findModel, findUnit } from './battle/queries/findUnit';
export { isArmyDestroyed } from './battle/queries/isArmyDestroyed';
export { isOnBattlefield } from './battle/queries/isOnBattlefield';
export { leadershipOf } from './battle/queries/leadershipOf';
export { modelPlace } from './battle/queries/modelPlace';
export { passengersOf } from './battle/queries/passengersOf';
export { reportFact } from './battle/reportFact';
export { startBattle } from './battle/startBattle';
export { bestSave } from './combat/bestSave';
export { type CombatAttrition, combatAttrition } from './combat/combatAttrition';
export { isBelowHalfStrength, type Strength } from './combat/isBelowHalfStrength';
export { type MoraleResult, moraleOdds } from './combat/moraleOdds';
export { type MoraleFacts, type MoraleTest, moraleTest } from './combat/moraleTest';
export { saveOdds } from './combat/saveOdds';
export { type SaveFacts, type SaveOption, saveOptions } from './combat/saveOptions';
export { type SavingThrow, savingThrow } from './combat/savingThrow';
export * from './ideas/index';
export { ambushZones } from './kit/ambushZones';
export { closestToCentre } from './kit/closestToCentre';
export { destroyedArmyLoses } from './kit/destroyedArmyLoses';
export { edgeArea } from './kit/edgeArea';
export { edgeSpot } from './kit/edgeSpot';
export { edgeStrip } from './kit/edgeStrip';
export { firstOf } from './kit/firstOf';
export { foothold } from './kit/foothold';
export { hasLeft } from './kit/hasLeft';
export { lastArmyStanding } from './kit/lastArmyStanding';
export { mapPlaces, type NamedSpot } from './kit/mapPlaces';
export { modelsNear } from './kit/modelsNear';
export { modelsWith } from './kit/modelsWith';
export { mostPoints } from './kit/mostPoints';
export { onceDecided } from './kit/onceDecided';
export { otherwiseWins } from './kit/otherwiseWins';
export { passesMorale } from './kit/passesMorale';
export { purgeTheEnemy } from './kit/purgeTheEnemy';
export { rimStrip } from './kit/rimStrip';
export { savingThrowBonus } from './kit/savingThrowBonus';
export { shortSight } from './kit/shortSight';
export { sightRange } from './kit/sightRange';
export { slay } from './kit/slay';
export { slayTheWarlord } from './kit/slayTheWarlord';
export type { Area, Spot } from './kit/spot';
export { unitsWithin } from './kit/unitsWithin';
export { winsWhen } from './kit/winsWhen';
export { battleOutcome, toReport, viewBattle } from './match/battleStage';
export { openHostility } from './match/openHostility';
export { openHostilityGame } from './match/openHostilityGame';
export * from './match/openHostilityTypes';
export { parseAction } from './match/parseAction';
export { parseSetup } from './match/parseSetup';
export { defineMission, type MissionDefinition } from './mission/defineMission';
export * from './mission/mission';
export type { MissionErrorCode } from './mission/missionErrorCode';
export { missionSave } from './mission/missionSave';
export type { Score, ScoreLine, SideScore } from './mission/score';
export { scoreBattle } from './mission/scoreBattle';
export { standing, verdict } from './mission/standing';
export type { Verdict } from './mission/verdict';
export { annihilation } from './missions/annihilation';
export { deathOrGlory } from './missions/deathOrGlory';
export { holdAtAllCosts } from './missions/holdAtAllCosts';
export * from './parts/index';
export { drawMap, type MapOptions } from './picture/drawMap';
export { applyPreBattle } from './preBattle/applyPreBattle';
export { beginBattle } from './preBattle/beginBattle';
export { checkPreBattle, toActBeforeBattle } from './preBattle/checkPreBattle';
export { type MissionAdvice, missionAdvice } from './preBattle/missionAdvice';
export { missionTable, type PackMission } from './preBattle/missionTable';
export * from './preBattle/preBattle';
export * from './preBattle/preBattleAction';
export type { PreBattleErrorCode } from './preBattle/preBattleErrorCode';
export { type PreBattleStep, SEQUENCE, type SequenceStep } from './preBattle/preBattleStep';
export { startPreBattle } from './preBattle/startPreBattle';
export { type PreBattleView, viewPreBattle } from './preBattle/viewPreBattle';
export { edgeZones } from './zones/edgeZones';
export { surroundedZones } from './zones/surroundedZones';
