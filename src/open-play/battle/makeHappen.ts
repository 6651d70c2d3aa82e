import { requireNone } from '../../core/errors/requireNone';
import type { Happen, PartStates } from '../../core/game/partBattle';
import type { AnyMission, Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleFact } from './battleFact';
import { type BattleViolation, battleFault } from './battleFault';
import { factShapeFaults } from './factShapeFaults';
import { ruleOf, type TableFact } from './facts/factRules';
import { madeFlightFaults } from './flightFaults';

/**
 * Makes facts happen in a battle of a mission. What parts make happen is checked as what players report, but that it
 * may come in the middle of a flight.
 *
 * @param reported - what was found sound, and the battle in which it was: it is not checked a second time there
 */
export function makeHappen<Parts extends PartStates>(
  mission: Mission<Parts>,
  reported?: { readonly battle: Battle<Parts>; readonly fact: TableFact },
): Happen<Battle<Parts>, BattleFact> {
  return (battle, made, dice) => {
    const isSound = made === reported?.fact && battle === reported.battle;
    if (!isSound) requireNone(madeFaults(mission, battle, made));
    const fact = made as TableFact;
    const { battle: after, consequences } = ruleOf(fact).apply(battle, fact, mission, dice);
    return { battle: after as Battle<Parts>, follows: consequences };
  };
}

function madeFaults(mission: AnyMission, battle: Battle, made: BattleFact): readonly BattleViolation[] {
  if (made.type === 'part-action') {
    return [battleFault('battle/unknown-fact', 'parts do not act with parts', { path: 'type' })];
  }
  const malformed = factShapeFaults(made);
  if (malformed.length > 0) return malformed;
  const fact = made as TableFact;
  return [...ruleOf(fact).check(battle, fact, mission), ...madeFlightFaults(battle, fact)];
}
