export { agreeOnAttacker } from './agreeOnAttacker';
export { agreeOnScenario } from './agreeOnScenario';
export { attackerOdds } from './attackerOdds';
export { attackRating, RATED_FLEETS, type RatedFleet } from './attackRating';
export { type AttackOutcome, attackRatingOdds } from './attackRatingOdds';
export { battlesTable } from './battlesTable';
export { chooseAsAttacker } from './chooseAsAttacker';
export { type AttackRatingChoice, chooseByAttackRating } from './chooseByAttackRating';
export type { ChoosingErrorCode } from './choosingErrorCode';
export { nextPreBattleStep } from './nextPreBattleStep';
export {
  PRE_BATTLE_STEPS,
  type PreBattleOptions,
  type PreBattleStep,
  preBattleSteps,
} from './preBattleSteps';
export { raidOrBattleTable } from './raidOrBattleTable';
export { raidsTable } from './raidsTable';
export { ROLE_WAYS, type Roles } from './roles';
export { rolesFromChoice } from './rolesFromChoice';
export { rollAttacker } from './rollAttacker';
export { rollAttackerByRating } from './rollAttackerByRating';
export { type AttackRoll, type Contender, rollAttackRatings } from './rollAttackRatings';
export { rollScenario } from './rollScenario';
export { rollScenarioFrom, type ScenarioRoll } from './rollScenarioFrom';
export {
  type AgreedScenario,
  CHOOSING_WAYS,
  type ChoosingWay,
  type LaunchedScenario,
  type ScenarioChoice,
} from './scenarioChoice';
export { SCENARIO_TABLES, type ScenarioTable } from './scenarioTable';
