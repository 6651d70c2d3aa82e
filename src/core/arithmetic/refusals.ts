import type { ArgumentErrorCode } from '../errors/argumentErrorCode';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import type { ArithmeticErrorCode } from './arithmeticErrorCode';
import { ROUNDINGS, type Rounding } from './rounding';

/** Refuses a way of rounding that isn't one, a missing one included. */
export function requireRounding(rounding: Rounding): Rounding {
  if (!ROUNDINGS.includes(rounding)) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/unknown-value',
      message: `expected ${ROUNDINGS.join(' or ')}, got ${shown(rounding)}`,
      path: 'rounding',
    });
  }
  return rounding;
}

/** Like `requireWholeNumber`, with negative numbers allowed. */
export function requireSigned(value: unknown, path: string): number {
  return requireWholeNumber(value, path, Number.MIN_SAFE_INTEGER);
}

/** Refuses to divide by 0. */
export function requireDivisor<N extends number | bigint>(divisor: N, path: string): N {
  if (!divisor) {
    throw new WargameError<ArithmeticErrorCode>({
      code: 'arithmetic/division-by-zero',
      message: 'nothing can be divided by 0',
      path,
    });
  }
  return divisor;
}

/** A result as a number again; refused where a double can no longer tell it from its neighbours. */
export function toSafe(exact: bigint): number {
  const number = Number(exact);
  if (Number.isSafeInteger(number)) return number;
  throw tooLarge(`${exact} is beyond the whole numbers that are exact (2^53 - 1)`);
}

/** The fault of a result for which plain numbers have no room. */
export function tooLarge(message: string): WargameError<ArithmeticErrorCode> {
  return new WargameError<ArithmeticErrorCode>({ code: 'arithmetic/too-large', message });
}
