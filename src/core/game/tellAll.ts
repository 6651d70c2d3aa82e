import type { Dice } from '../dice/dice';
import type { PartBattle, PartFor } from './partBattle';
import { stateOf, withState } from './partStates';
import { soundStep } from './soundAnswer';

/** A fact that is to happen, and the id of the part that wants it to. */
export interface Queued<Fact> {
  readonly fact: Fact;
  readonly part?: string;
}

/** Tells every part of a fact that happened. None of what they answer has happened yet. */
export function tellAll<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  fact: Fact,
  dice: Dice,
): { readonly battle: Battle; readonly answers: readonly Queued<Fact>[] } {
  const answers: Queued<Fact>[] = [];
  let told = battle;
  for (const part of parts) {
    const before = stateOf(told.parts, part.id);
    if (!part.after) continue;
    const { state, facts = [] } = soundStep(part.after(before, fact, told, dice), part.id, 'after');
    told = withState(told, part.id, state);
    for (const answer of facts) answers.push({ fact: answer, part: part.id });
  }
  return { battle: told, answers };
}
