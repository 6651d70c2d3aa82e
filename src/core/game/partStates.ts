import type { Violation } from '../errors/violation';
import { WargameError } from '../errors/wargameError';
import type { PartBattle, PartStates } from './partBattle';
import type { PartErrorCode } from './partErrorCode';

/** The state of a part; one that was never begun is refused. */
export function stateOf(states: PartStates, id: string): unknown {
  if (Object.hasOwn(states, id)) return states[id];
  throw new WargameError<PartErrorCode>({
    code: 'part/no-state',
    message: `the part "${id}" was never begun`,
    path: 'battle.parts',
    facts: { id },
  });
}

/** A battle in which a part has another state. */
export function withState<Battle extends PartBattle>(battle: Battle, id: string, state: unknown): Battle {
  if (battle.parts[id] === state) return battle;
  return { ...battle, parts: { ...battle.parts, [id]: state } };
}

/** The fault of an id that no part has. */
export function unknownPart(id: string): Violation<PartErrorCode> {
  return { code: 'part/unknown-id', message: `no part is called "${id}"`, path: 'part', facts: { id } };
}
