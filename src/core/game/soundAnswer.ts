import type { Violation } from '../errors/violation';
import { WargameError } from '../errors/wargameError';
import { hasMembers } from '../shape/hasMembers';
import type { PartStep } from './part';
import type { PartErrorCode } from './partErrorCode';

/** What a part answers, where it is a step: a state, and facts as a list. */
export function soundStep<State, Fact>(
  step: PartStep<State, Fact>,
  part: string,
  method: string,
): PartStep<State, Fact> {
  const isStep = hasMembers(step) && step.state !== undefined && Array.isArray(step.facts ?? []);
  return sound(step, isStep, 'a state, and facts as a list', part, method);
}

/** The state with which a part begins, where it is one. */
export function soundState<State>(state: State, part: string): State {
  return sound(state, state !== undefined, 'a state', part, 'start');
}

/** What a part lists, where it is a list of violations. */
export function soundViolations(
  listed: readonly Violation[],
  part: string,
  method: string,
): readonly Violation[] {
  const areSome = Array.isArray(listed) && listed.every((one) => hasMembers(one));
  return sound(listed, areSome, 'a list of violations', part, method);
}

/** An action that a part gives, where it is one, or null. */
export function soundAction<Action>(action: Action | null, part: string, method: string): Action | null {
  return sound(action, action === null || hasMembers(action), 'an action, or null', part, method);
}

function sound<Answer>(
  answer: Answer,
  isSound: boolean,
  expected: string,
  part: string,
  method: string,
): Answer {
  if (isSound) return answer;
  throw new WargameError<PartErrorCode>({
    code: 'part/bad-answer',
    message: `expected ${expected}`,
    path: `parts.${part}.${method}`,
    facts: { part },
  });
}
