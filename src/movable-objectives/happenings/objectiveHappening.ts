import type { CarrierMove } from '../carrying/carrierMove';
import type { Claim } from '../carrying/claimObjective';
import type { ForcedDrop } from '../carrying/forcedDrop';
import type { HandOff } from '../carrying/handOff';
import type { ObjectiveDrop } from '../carrying/objectiveDrop';
import type { ReceivedCharge } from '../charges/receiveCharge';
import type { ResolvedCharge } from '../charges/resolveCharge';
import type { UnitModels } from '../models/unitModels';
import type { PhaseBegins } from '../time/beginPhase';
import type { TurnBegins } from '../time/beginTurn';
import type { Disembark } from '../transports/disembark';
import type { Embark } from '../transports/embark';
import type { HandIntoTransport } from '../transports/handIntoTransport';
import type { TransportLost } from '../transports/loseTransport';

/**
 * What each kind of happening tells, by its name.
 *
 * @since 0.1.0
 */
export interface HappeningFacts {
  readonly 'turn-begins': TurnBegins;
  readonly 'phase-begins': PhaseBegins;
  readonly 'moves-begin': object;
  readonly 'phase-ends': object;
  readonly 'turn-ends': object;
  readonly claim: Claim;
  readonly move: CarrierMove;
  readonly 'hand-off': HandOff;
  readonly 'hand-into-transport': HandIntoTransport;
  readonly drop: ObjectiveDrop;
  readonly embark: Embark;
  readonly disembark: Disembark;
  readonly casualties: UnitModels;
  readonly 'fall-back': ForcedDrop;
  readonly 'charge-declared': ForcedDrop;
  readonly 'charge-received': ReceivedCharge;
  readonly 'charge-resolved': ResolvedCharge;
  readonly 'transport-lost': TransportLost;
  readonly 'game-ends': object;
}

/**
 * The name of a kind of happening.
 *
 * @since 0.1.0
 */
export type HappeningType = keyof HappeningFacts;

/**
 * Anything that can happen to a set of objectives, as plain JSON: the facts of one of the transitions under
 * the name of what happens.
 *
 * @typeParam Type - the kinds of happenings in question; all unless told
 * @since 0.1.0
 */
export type ObjectiveHappening<Type extends HappeningType = HappeningType> = {
  readonly [Name in Type]: { readonly type: Name } & HappeningFacts[Name];
}[Type];
