import type { Violation } from '../../core/errors/violation';
import { checkFactOfParts } from '../../core/game/checkFactOfParts';
import { checkPartAction } from '../../core/game/checkPartAction';
import type { PartStates } from '../../core/game/partBattle';
import type { Mission } from '../mission/mission';
import type { Battle } from './battle';
import type { ReportedFact } from './battleFact';
import { battleFault } from './battleFault';
import { factShapeFaults } from './factShapeFaults';
import { ruleOf } from './facts/factRules';
import { flightFaults } from './flightFaults';
import { modelsOf } from './positions';
import { findModels } from './queries/findModels';

/**
 * Lists every reason why something can't have happened in a battle as it stands. Once it is over nothing can, but that
 * `models-moved` says of models of which it is not known where they stand.
 *
 * @typeParam Parts - the states of the mission's parts
 * @param mission - the mission
 * @param battle - the battle before it
 * @param fact - what is reported
 * @returns the reasons; empty when it can have happened. The mission's parts are asked about what the rules allow
 * @throws {@link WargameError} what the mission's parts throw: `part/no-state`, `part/bad-answer`, …
 * @rule OP-MORALE-2, OP-END-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, checkFact, musterArmy, startBattle } from 'wargame-rules/open-play';
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
 * checkFact(annihilation, battle, { type: 'models-destroyed', models: ['red-boy/1'] }); // => []
 * const [fault] = checkFact(annihilation, battle, { type: 'models-destroyed', models: ['red-boy/9'] });
 * fault?.code; // => 'battle/unknown-model'
 * fault?.path; // => 'models[0]'
 * ```
 */
export function checkFact<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  fact: ReportedFact,
): readonly Violation[] {
  const faults = faultsByRules(mission, battle, fact);
  if (faults.length > 0 || battle.over) return faults;
  return fact.type === 'part-action'
    ? checkPartAction(mission.parts, battle, fact.part, fact.action)
    : checkFactOfParts(mission.parts, battle, fact);
}

function faultsByRules<Parts extends PartStates>(
  mission: Mission<Parts>,
  battle: Battle<Parts>,
  fact: ReportedFact,
): readonly Violation[] {
  if (battle.mission !== mission.id) {
    const message = `this battle is of the mission ${battle.mission}, not of ${mission.id}`;
    return [battleFault('battle/wrong-mission', message, { path: 'mission' })];
  }
  const malformed = factShapeFaults(fact);
  if (battle.over && (malformed.length > 0 || !tellsWhere(battle, fact))) {
    return [battleFault('battle/over', 'the battle is over', { rule: 'OP-END-1' })];
  }
  if (malformed.length > 0) return malformed;
  const own = fact.type === 'part-action' ? [] : ruleOf(fact).check(battle, fact, mission);
  return [...own, ...flightFaults(battle, fact)];
}

/** What a verdict may still need: where models stand of which nobody has said it. */
function tellsWhere(battle: Battle, fact: ReportedFact): boolean {
  return (
    fact.type === 'models-moved' &&
    findModels(battle, modelsOf(fact.positions)).every((found) => !found?.model.at)
  );
}
