import type { Dice } from '../dice/dice';
import type { PartBattle, PartFor, PartsTold } from './partBattle';
import { stateOf, withState } from './partStates';

/** Tells every part of a fact that happened. The facts are what they answer; none of these has happened yet. */
export function tellAll<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  fact: Fact,
  dice: Dice,
): PartsTold<Battle, Fact> {
  const answers: Fact[] = [];
  let told = battle;
  for (const part of parts) {
    const before = stateOf(told.parts, part.id);
    if (!part.after) continue;
    const { state, facts = [] } = part.after(before, fact, told, dice);
    told = withState(told, part.id, state);
    for (const answer of facts) answers.push(answer);
  }
  return { battle: told, facts: answers };
}
