import { requireNone } from '../../core/errors/requireNone';
import type { Happen, PartStates } from '../../core/game/partBattle';
import type { Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleFact } from './battleFact';
import { battleFault } from './battleFault';
import { factShapeFaults } from './factShapeFaults';
import { ruleOf, type TableFact } from './facts/factRules';
import { madeFlightFaults } from './flightFaults';

/**
 * Makes facts happen in a battle of a mission. What parts make happen is checked as what players report, but that it
 * may come in the middle of a flight.
 */
export function makeHappen<Parts extends PartStates>(
  mission: Mission<Parts>,
): Happen<Battle<Parts>, BattleFact> {
  return (battle, made, dice) => {
    requireNone(
      made.type === 'part-action'
        ? [battleFault('battle/unknown-fact', 'parts do not act with parts', { path: 'type' })]
        : factShapeFaults(made),
    );
    const fact = made as TableFact;
    const rule = ruleOf(fact);
    requireNone([...rule.check(battle, fact, mission), ...madeFlightFaults(battle, fact)]);
    const { battle: after, consequences } = rule.apply(battle, fact, mission, dice);
    return { battle: after as Battle<Parts>, follows: consequences };
  };
}
