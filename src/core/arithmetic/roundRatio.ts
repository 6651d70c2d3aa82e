import { requireRounding, toSafe } from './refusals';
import type { Ratio } from './requireRational';
import type { Rounding } from './rounding';

/** An exact quotient as a whole number, rounded; refused where a double can no longer hold it. */
export function roundRatio({ above, below }: Ratio, rounding: Rounding): number {
  const up = requireRounding(rounding) === 'up';
  const remainder = above % below;
  const towardsZero = above / below;
  if (up) return toSafe(remainder > 0n ? towardsZero + 1n : towardsZero);
  return toSafe(remainder < 0n ? towardsZero - 1n : towardsZero);
}
