import type { ArgumentErrorCode } from '../errors/argumentErrorCode';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import type { Rational } from './rational';
import { requireSigned } from './refusals';

/** A rational with whole numbers that have no end, for the steps in between. */
export interface Ratio {
  readonly above: bigint;
  /** Above 0. */
  readonly below: bigint;
}

/** Refuses what is neither a whole number nor a fraction of two. */
export function requireRational(value: Rational, path: string): Ratio {
  if (typeof value === 'number') return { above: BigInt(requireSigned(value, path)), below: 1n };
  if (typeof value !== 'object' || value === null) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/not-a-number',
      message: `expected a whole number or a fraction, got ${value === null ? 'null' : typeof value}`,
      path,
    });
  }
  return {
    above: BigInt(requireSigned(value.numerator, `${path}.numerator`)),
    below: BigInt(requireWholeNumber(value.denominator, `${path}.denominator`, 1)),
  };
}

/** -1, 0 or 1 for less, equal or more. */
export function compareRatios(one: Ratio, other: Ratio): -1 | 0 | 1 {
  const left = one.above * other.below;
  const right = other.above * one.below;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
