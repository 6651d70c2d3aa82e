/**
 * Objectives that models pick up, carry, hand on and drop, as the Astronomi-con tournaments had them. Told what happens
 * on the table, it says what is allowed, what it costs the carrier, and who holds what in the end. Missions of any
 * system can bring them along.
 *
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { ASTRONOMICON, sideOdds, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const carriedBy = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const objectives = [{ id: 'relic', types: ['vital'], carriedBy }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives }, ASTRONOMICON);
 * // A vital one counts as two on a 6.
 * probability(sideOdds(set, 'orks', ASTRONOMICON), (score) => score === 2); // => { numerator: 1n, denominator: 6n }
 * ```
 *
 * @packageDocumentation
 */

export { type CarrierMove, MOVE_MANNERS, type MoveManner } from './carrying/carrierMove';
export { type CarrierReport, carrierReport } from './carrying/carrierReport';
export { checkContacts, type ObjectiveContacts } from './carrying/checkContacts';
export {
  CLAIM_WAYS,
  type Claim,
  type ClaimWay,
  checkClaim,
  claimObjective,
} from './carrying/claimObjective';
export { checkDrop, dropObjective } from './carrying/dropObjective';
export { checkFallBack, fallBack } from './carrying/fallBack';
export type { ForcedDrop } from './carrying/forcedDrop';
export { checkHandOff, type HandOff, handOff } from './carrying/handOff';
export type { Helper } from './carrying/helper';
export { helperAllowance } from './carrying/helperAllowance';
export { type Holder, holderOf } from './carrying/holderOf';
export { checkMove, moveCarrier } from './carrying/moveCarrier';
export { needsTerrainTest } from './carrying/needsTerrainTest';
export type { DropSpot, ObjectiveDrop } from './carrying/objectiveDrop';
export { checkCasualties, removeCasualties } from './carrying/removeCasualties';
export { checkDeclareCharge, declareCharge } from './charges/declareCharge';
export {
  CHARGE_CHOICES,
  type ChargeAnswer,
  type ChargeChoice,
  checkReceiveCharge,
  type ReceivedCharge,
  receiveCharge,
} from './charges/receiveCharge';
export { checkResolveCharge, type ResolvedCharge, resolveCharge } from './charges/resolveCharge';
export type { ObjectiveErrorCode } from './checking/objectiveErrorCode';
export type { ObjectiveViolation } from './checking/objectiveViolation';
export { checkEndGame, endGame } from './ending/endGame';
export { holdingOdds } from './ending/holdingOdds';
export { rollWorth } from './ending/rollWorth';
export { sideOdds } from './ending/sideOdds';
export { checkHappening, happen } from './happenings/happen';
export type { HappeningFacts, HappeningType, ObjectiveHappening } from './happenings/objectiveHappening';
export { ALLOWANCES, type Allowance, type CarrierDuties } from './models/carrierDuties';
export { isSuitableCarrier } from './models/isSuitableCarrier';
export { MODEL_KINDS, type ModelFacts, type ModelKind } from './models/modelFacts';
export type { TransportFacts } from './models/transportFacts';
export type { UnitModels } from './models/unitModels';
export {
  movableObjectivesPart,
  type ObjectivesPartDefinition,
  type ObjectivesPartTypes,
} from './part/movableObjectivesPart';
export { OBJECTIVE_ACTIONS, type ObjectiveAction, type ObjectiveActionType } from './part/objectiveAction';
export { measureDrop } from './placing/measureDrop';
export { modelsTouching } from './placing/modelsTouching';
export { objectivesTouched } from './placing/objectivesTouched';
export { type PlacedModel, placedObjective } from './placing/placedObjective';
export { touchedByTemplate } from './placing/touchedByTemplate';
export { ASTRONOMICON } from './rules/astronomicon';
export { CARRY_EXEMPTIONS, type CarryExemption } from './rules/carryExemption';
export { type ObjectiveRules, objectiveRules } from './rules/objectiveRules';
export { TELEPORTING, type Teleporting } from './rules/teleporting';
export { checkObjective, makeObjective } from './state/makeObjective';
export { type Objective, type ObjectivePlace, TRANSPORT_LOSSES, type TransportLoss } from './state/objective';
export { DROP_REASONS, type DropReason, type ObjectiveEvent } from './state/objectiveEvent';
export type { ObjectiveSet } from './state/objectiveSet';
export type { ObjectiveSetup } from './state/objectiveSetup';
export type { ObjectiveStep } from './state/objectiveStep';
export { objectivesWith } from './state/objectivesWith';
export { MOMENTS, type Moment, PHASES, type Phase, type Turn } from './state/phase';
export { checkObjectiveSet, readObjectives } from './state/readObjectives';
export type { ObjectiveScore, SideScore } from './state/sideScore';
export { checkStart, type ObjectivesSetup, startObjectives } from './state/startObjectives';
export { beginMoves, checkBeginMoves } from './time/beginMoves';
export { beginPhase, checkBeginPhase, type PhaseBegins } from './time/beginPhase';
export { beginTurn, checkBeginTurn, type TurnBegins } from './time/beginTurn';
export { checkEndPhase, endPhase } from './time/endPhase';
export { checkEndTurn, endTurn } from './time/endTurn';
export { checkDisembark, type Disembark, type DisembarkClaim, disembark } from './transports/disembark';
export { checkEmbark, type Embark, embark, type ObjectiveDistance } from './transports/embark';
export {
  checkHandIntoTransport,
  type HandIntoTransport,
  handIntoTransport,
} from './transports/handIntoTransport';
export { checkLoseTransport, loseTransport, type TransportLost } from './transports/loseTransport';
export { placesTaken } from './transports/placesTaken';
export { COMPACT } from './types/compact';
export { CUMBERSOME } from './types/cumbersome';
export { DAMAGED } from './types/damaged';
export { defineObjectiveType } from './types/defineObjectiveType';
export { FRAGILE } from './types/fragile';
export type { FinalWorth, FirstClaim, ObjectiveType, TemplateHit } from './types/objectiveType';
export { OBJECTIVE_TYPES } from './types/objectiveTypes';
export { UNSTABLE } from './types/unstable';
export { VITAL } from './types/vital';
