import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { applyPartAction } from '../../core/game/applyPartAction';
import type { Reason } from '../../core/game/outcome';
import type { PartStates } from '../../core/game/partBattle';
import { runFacts } from '../../core/game/runFacts';
import type { Step } from '../../core/game/step';
import { ROLES } from '../army/role';
import type { Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { BattleFact, ReportedFact } from './battleFact';
import { checkFact } from './checkFact';
import { concludeBattle } from './concludeBattle';
import { makeHappen } from './makeHappen';
import { isArmyDestroyed } from './queries/isArmyDestroyed';

/**
 * Reports something that happened at the table, and gives the battle as it stands afterwards. The rules follow it
 * up: units whose last model is gone are destroyed, tests are rolled, the mission's parts answer, and when the
 * battle is over it says so. Where models stood may be added after the end; the parts do not hear of it.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle before it; it is not changed
 * @param fact - what happened
 * @param dice - for the tests, and for the mission's parts
 * @returns the battle, and all that happened, the fact first
 * @throws {@link WargameError} with every reason that {@link checkFact} lists; `part/no-end` when the mission's parts
 *   answer one another without end
 * @rule OP-END-1, OP-MORALE-1, OP-MORALE-2, OP-MORALE-3, OP-ANN-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, findUnit, musterArmy, reportFact, startBattle } from 'wargame-rules/open-play';
 *
 * const units = [
 *   {
 *     id: 'boyz', name: 'Boyz', powerRating: 4, leadership: 6, warlord: true,
 *     models: [{ id: 'boy', name: 'Boy', count: 3 }],
 *   },
 * ];
 * const battle = startBattle(
 *   annihilation,
 *   {
 *     attacker: { army: musterArmy({ name: 'Red', units }, { prefix: 'red-' }) },
 *     defender: { army: musterArmy({ name: 'Blue', units }, { prefix: 'blue-' }) },
 *   },
 *   seededDice(1),
 * );
 *
 * const fact = { type: 'models-destroyed', models: ['red-boy/1', 'red-boy/2', 'red-boy/3'] } as const;
 * const { state, events } = reportFact(annihilation, battle, fact, seededDice(2));
 * findUnit(state, 'red-boyz')?.unit.place; // => { where: 'destroyed' }
 * events.map(({ type }) => type); // => ['models-destroyed', 'unit-destroyed', 'battle-ended']
 * state.over; // => true
 * ```
 */
export function reportFact<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  fact: ReportedFact,
  dice: Dice,
): Step<Battle<Parts>, BattleFact> {
  requireNone(checkFact(mission, battle, fact));
  const happen = makeHappen(mission);
  if (battle.over) return { state: happen(battle, fact, dice).battle, events: [fact] };
  const told =
    fact.type === 'part-action'
      ? applyPartAction(mission.parts, battle, fact.part, fact.action, happen, dice)
      : runFacts(mission.parts, battle, [fact], makeHappen(mission, { battle, fact }), dice);
  const events = fact.type === 'part-action' ? [fact, ...told.facts] : told.facts;
  const seals = told.seals && { seals: told.seals };
  const because = endOf(mission, told.battle, events)?.message;
  if (because === undefined) return { state: told.battle, events, ...seals };
  const end: BattleFact = { type: 'battle-ended', round: told.battle.round, because };
  const ended = runFacts<Battle<Parts>, BattleFact>(
    mission.parts,
    told.battle,
    [end],
    (before, next, source, part) =>
      next === end ? concludeBattle(before) : happen(before, next, source, part),
    dice,
  );
  return { state: ended.battle, events: [...events, ...ended.facts], ...seals };
}

function endOf<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  events: readonly BattleFact[],
): Reason | null {
  const [destroyed, other] = ROLES.filter((role) => isArmyDestroyed(battle, role));
  if (other) return { message: 'both armies are destroyed' };
  if (destroyed) return { message: `the ${destroyed}'s army is destroyed` };
  for (const condition of mission.endsWhen) {
    const reason = condition(battle);
    if (reason) return reason;
  }
  const last = events.some((event) => event.type === 'round-ended' && event.round >= mission.rounds);
  return last ? { message: `battle round ${mission.rounds} has ended` } : null;
}
