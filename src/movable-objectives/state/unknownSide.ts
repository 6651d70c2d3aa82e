import type { ObjectiveViolation } from '../checking/objectiveViolation';

/** The fault of a side that does not play. */
export function unknownSide(
  sides: readonly string[],
  side: string,
  path: string,
): readonly ObjectiveViolation[] {
  if (sides.includes(side)) return [];
  const message = `no side is called "${side}"`;
  return [{ code: 'objective/unknown-side', message, path, facts: { side, sides } }];
}
