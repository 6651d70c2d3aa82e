/**
 * The board game Warmaster of 1993: its rules as a game engine over editions that are plain data, an edition of our own,
 * views that keep counters hidden, bots, and the odds of a combat.
 *
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { warmaster } from 'wargame-rules/warmaster';
 *
 * const state = warmaster.start({ edition: 'reconstruction', version: 1 }, seededDice('Terra'));
 * warmaster.toAct(state); // => ['traitor']
 * warmaster.actions(state, 'traitor')?.length; // => 27
 * ```
 *
 * @packageDocumentation
 */

export type { ActionOf, ActionType, WarmasterAction } from './action';
export { holdsArea, unitsIn } from './board';
export { fairBot } from './bots/fairBot';
export { greedyBot } from './bots/greedyBot';
export { type LookAheadOptions, lookAheadBot } from './bots/lookAheadBot';
export type { WarmasterBot, WarmasterSight } from './bots/warmasterBot';
export { combatColumn } from './combat/combatColumn';
export { combatRatio } from './combat/combatRatio';
export { rerollRight } from './combat/rerollRight';
export { AREA_KINDS, type Area, type AreaKind, type Rectangle } from './edition/area';
export { checkEdition } from './edition/checkEdition';
export type {
  CombatColumn,
  CombatOutcome,
  CombatResultsTable,
  SideOutcome,
} from './edition/combatResultsTable';
export {
  COUNTER_BACKS,
  COUNTER_TRAITS,
  type Counter,
  type CounterBack,
  type CounterTrait,
} from './edition/counter';
export { defineEdition } from './edition/defineEdition';
export {
  DESTROYED_AREA_ARRIVALS,
  type DestroyedAreaArrival,
  type Edition,
  type TurnLimit,
} from './edition/edition';
export type { EditionErrorCode } from './edition/editionErrorCode';
export { counterOf, type Rulebook } from './edition/rulebook';
export { rulebookOf } from './edition/rulebookOf';
export type { Arrival, Revealed, SpecialChoice, SpecialRule } from './edition/specialRule';
export type { WarmasterEvent } from './event';
export { actionLabel } from './labels/actionLabel';
export { areaLabel } from './labels/areaLabel';
export { unitLabel } from './labels/unitLabel';
export type { CombatEnd, CombatForecast } from './odds/combatForecast';
export { combatOdds } from './odds/combatOdds';
export type { CombatPolicy } from './odds/combatPolicy';
export type { CombatQuestion } from './odds/combatQuestion';
export { type EstimateWinnerOptions, estimateWinner } from './odds/estimateWinner';
export { materialWorth } from './odds/materialWorth';
export { type CombatChoice, rateCombatChoices } from './odds/rateCombatChoices';
export { teleportOdds } from './odds/teleportOdds';
export { boardSvg } from './picture/boardSvg';
export { AREA_NUMBERS, type AreaNumber } from './rules/areaNumber';
export { type Phase, SETUP_PHASES, TURN_PHASES } from './rules/phase';
export { SIDES, type Side } from './rules/side';
export type { WarmasterSetup } from './setup';
export { warmasterEdition } from './ship/warmasterEdition';
export { type AmbushOptions, ambush } from './specialRules/ambush';
export { damageControl } from './specialRules/damageControl';
export { type DefenceLaserOptions, defenceLaser } from './specialRules/defenceLaser';
export { type HorrorResult, horror } from './specialRules/horror';
export { horusShowsHimself } from './specialRules/horusShowsHimself';
export { type ReactorHazardOptions, reactorHazard } from './specialRules/reactorHazard';
export { type ReactorSabotageOptions, reactorSabotage } from './specialRules/reactorSabotage';
export { type TrapResult, trap } from './specialRules/trap';
export type { Moving, Party, Tally, UnitState, WarmasterState, Whereabouts } from './state';
export { tallyOf } from './tallyOf';
export type { Combat, Effect, LossesDue, Task } from './task';
export { reinforcementTable } from './teleport/reinforcementTable';
export { rollTeleport } from './teleport/rollTeleport';
export { type TeleportResult, teleportTable } from './teleport/teleportTable';
export type { DecisionView, PartyView, WarmasterView } from './view/warmasterView';
export { warmaster } from './warmaster';
export type { WarmasterErrorCode } from './warmasterErrorCode';
export { warmasterGame } from './warmasterGame';
export type { WarmasterTypes } from './warmasterTypes';
