import { commonDivisor } from './commonDivisor';
import type { Fraction } from './rational';
import { toSafe } from './refusals';

/** A fraction in lowest terms with the sign on top; the denominator given is not 0. */
export function reduce(numerator: bigint, denominator: bigint): Fraction {
  const divisor = commonDivisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return {
    numerator: toSafe((sign * numerator) / divisor),
    denominator: toSafe((sign * denominator) / divisor),
  };
}
