import type { Dice } from '../dice/dice';
import { WargameError } from '../errors/wargameError';
import type { Happen, PartBattle, PartFor, PartsTold } from './partBattle';
import type { PartErrorCode } from './partErrorCode';
import { type Queued, tellAll } from './tellAll';

/** Parts that answer one another for longer than this never stop, and an app must not hang. */
const MOST_FACTS = 1_000;

/** Makes facts happen one after the other, as {@link runFacts} says; it is known which part wants which to. */
export function runQueue<Battle extends PartBattle, Fact>(
  parts: readonly PartFor<Battle, Fact>[],
  battle: Battle,
  facts: readonly Queued<Fact>[],
  happen: Happen<Battle, Fact>,
  dice: Dice,
): PartsTold<Battle, Fact> {
  const queue = [...facts];
  const happened: Fact[] = [];
  let after = battle;
  for (let next = 0; next < queue.length; next++) {
    if (happened.length >= MOST_FACTS) throw noEnd(queue);
    const { fact, part } = queue[next] as Queued<Fact>;
    const made = happen(after, fact, dice, part);
    after = made.battle;
    for (const one of [fact, ...(made.follows ?? [])]) {
      happened.push(one);
      const told = tellAll(parts, after, one, dice);
      after = told.battle;
      for (const answer of told.answers) queue.push(answer);
    }
  }
  return { battle: after, facts: happened };
}

/** Who answered once, at the beginning, has no share in it. */
function noEnd(queue: readonly Queued<unknown>[]): WargameError<PartErrorCode> {
  const late = queue.slice(-MOST_FACTS / 2).flatMap(({ part }) => part ?? []);
  const parts = [...new Set(late)];
  return new WargameError<PartErrorCode>({
    code: 'part/no-end',
    message: `the parts still answer one another after ${MOST_FACTS} facts: ${parts.join(', ')}`,
    path: 'parts',
    facts: { most: MOST_FACTS, parts },
  });
}
