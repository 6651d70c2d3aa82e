import { isWargameError, type Violation } from 'wargame-rules';

/** Why an action is refused: the reasons that it throws. One that is not refused is a fault. */
export function violationsOf(action: () => unknown): readonly Violation[] {
  try {
    action();
  } catch (thrown) {
    if (isWargameError(thrown)) return thrown.violations;
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

/** The same without the words for people. */
export function reasonsOf(action: () => unknown): readonly Omit<Violation, 'message'>[] {
  return violationsOf(action).map(({ message: _, ...reason }) => reason);
}
