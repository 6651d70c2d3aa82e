import { requireNone } from '../../core/errors/requireNone';
import type { Happen, PartStates } from '../../core/game/partBattle';
import { placeIn } from '../../core/shape/placeIn';
import type { AnyMission, Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleFact } from './battleFact';
import { type BattleViolation, battleFault } from './battleFault';
import { factShapeFaults } from './factShapeFaults';
import { ruleOf, type TableFact } from './facts/factRules';
import { madeFlightFaults } from './flightFaults';

/**
 * Makes facts happen in a battle of a mission. What parts make happen is checked as what players report, but that it
 * may come in the middle of a flight; what can't be is told of the part, not of whoever reported.
 *
 * @param reported - what was found sound, and the battle in which it was: it is not checked a second time there
 */
export function makeHappen<Parts extends PartStates>(
  mission: Mission<Parts>,
  reported?: { readonly battle: Battle<Parts>; readonly fact: TableFact },
): Happen<Battle<Parts>, BattleFact> {
  return (battle, made, dice, part) => {
    const isSound = made === reported?.fact && battle === reported.battle;
    if (!isSound) requireNone(madeFaults(mission, battle, made).map((fault) => madeBy(part, made, fault)));
    const fact = made as TableFact;
    const { battle: after, consequences } = ruleOf(fact).apply(battle, fact, mission, dice);
    return { battle: after as Battle<Parts>, follows: consequences };
  };
}

function madeFaults(mission: AnyMission, battle: Battle, made: BattleFact): readonly BattleViolation[] {
  if (made?.type === 'part-action') {
    return [battleFault('battle/unknown-fact', 'parts do not act with parts', { path: 'type' })];
  }
  const malformed = factShapeFaults(made);
  if (malformed.length > 0) return malformed;
  const fact = made as TableFact;
  return [...ruleOf(fact).check(battle, fact, mission), ...madeFlightFaults(battle, fact)];
}

/** Whoever reported did nothing wrong: the part did. */
function madeBy(part: string | undefined, made: BattleFact, fault: BattleViolation): BattleViolation {
  const facts = { ...fault.facts, part: part ?? null, made: made?.type ?? null };
  const message = `the part "${facts.part}" made ${facts.made} happen: ${fault.message}`;
  return { ...fault, message, path: placeIn(`parts.${part}`, fault.path), facts };
}
