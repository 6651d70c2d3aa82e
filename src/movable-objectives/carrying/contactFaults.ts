import type { ObjectiveViolation } from '../checking/objectiveViolation';

/** Why an objective can't be with a carrier: only the carrier touches it, and the carrier does. */
export function contactFaults(
  touchedBy: readonly string[],
  carrier: string,
  rule: string,
  path: string,
): readonly ObjectiveViolation[] {
  const faults: ObjectiveViolation[] = [];
  if (!touchedBy.includes(carrier)) {
    faults.push({
      code: 'objective/not-touching',
      message: `"${carrier}" is not in base contact with it`,
      rule,
      path,
      facts: { carrier, touchedBy },
    });
  }
  const others = touchedBy.filter((id) => id !== carrier);
  if (others.length > 0) {
    faults.push({
      code: 'objective/touched-by-others',
      message: `only "${carrier}" may be in base contact with it, not ${others.map((id) => `"${id}"`).join(', ')}`,
      rule: 'MO-CLAIM-3',
      path,
      facts: { carrier, others },
    });
  }
  return faults;
}
