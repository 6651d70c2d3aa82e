import type { Dice } from '../../core/dice/dice';
import { checkClaim, claimObjective } from '../carrying/claimObjective';
import { checkDrop, dropObjective } from '../carrying/dropObjective';
import { checkFallBack, fallBack } from '../carrying/fallBack';
import { checkHandOff, handOff } from '../carrying/handOff';
import { checkMove, moveCarrier } from '../carrying/moveCarrier';
import { checkCasualties, removeCasualties } from '../carrying/removeCasualties';
import { checkDeclareCharge, declareCharge } from '../charges/declareCharge';
import { checkReceiveCharge, receiveCharge } from '../charges/receiveCharge';
import { checkResolveCharge, resolveCharge } from '../charges/resolveCharge';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { checkEndGame, endGame } from '../ending/endGame';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { beginMoves, checkBeginMoves } from '../time/beginMoves';
import { beginPhase, checkBeginPhase } from '../time/beginPhase';
import { beginTurn, checkBeginTurn } from '../time/beginTurn';
import { checkEndPhase, endPhase } from '../time/endPhase';
import { checkEndTurn, endTurn } from '../time/endTurn';
import { checkDisembark, disembark } from '../transports/disembark';
import { checkEmbark, embark } from '../transports/embark';
import { checkHandIntoTransport, handIntoTransport } from '../transports/handIntoTransport';
import { checkLoseTransport, loseTransport } from '../transports/loseTransport';
import type { HappeningFacts, HappeningType } from './objectiveHappening';

/** The check and the transition of one kind of happening. */
export interface Transition<Facts> {
  check(set: ObjectiveSet, facts: Facts, rules: ObjectiveRules): readonly ObjectiveViolation[];
  apply(set: ObjectiveSet, facts: Facts, rules: ObjectiveRules, dice: Dice): ObjectiveStep;
}

/** Every kind of happening with its transition. */
export const TRANSITIONS: { readonly [Type in HappeningType]: Transition<HappeningFacts[Type]> } = {
  'turn-begins': { check: checkBeginTurn, apply: beginTurn },
  'phase-begins': { check: checkBeginPhase, apply: beginPhase },
  'moves-begin': { check: checkBeginMoves, apply: beginMoves },
  'phase-ends': { check: checkEndPhase, apply: endPhase },
  'turn-ends': { check: checkEndTurn, apply: endTurn },
  claim: { check: checkClaim, apply: claimObjective },
  move: { check: checkMove, apply: moveCarrier },
  'hand-off': { check: checkHandOff, apply: handOff },
  'hand-into-transport': { check: checkHandIntoTransport, apply: handIntoTransport },
  drop: { check: checkDrop, apply: dropObjective },
  embark: { check: checkEmbark, apply: embark },
  disembark: { check: checkDisembark, apply: disembark },
  casualties: { check: checkCasualties, apply: removeCasualties },
  'fall-back': { check: checkFallBack, apply: fallBack },
  'charge-declared': { check: checkDeclareCharge, apply: declareCharge },
  'charge-received': { check: checkReceiveCharge, apply: receiveCharge },
  'charge-resolved': { check: checkResolveCharge, apply: resolveCharge },
  'transport-lost': { check: checkLoseTransport, apply: loseTransport },
  'game-ends': { check: checkEndGame, apply: (set, _, rules, dice) => endGame(set, rules, dice) },
};
