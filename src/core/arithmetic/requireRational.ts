import type { ArgumentErrorCode } from '../errors/argumentErrorCode';
import { requireWholeNumber } from '../errors/requireWholeNumber';
import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
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
      message: `expected a whole number or a fraction, got ${shown(value)}`,
      path,
    });
  }
  const { numerator, denominator } = value;
  return {
    above: typeof numerator === 'bigint' ? numerator : BigInt(requireSigned(numerator, `${path}.numerator`)),
    below: requireBelow(denominator, `${path}.denominator`),
  };
}

function requireBelow(value: unknown, path: string): bigint {
  if (typeof value !== 'bigint') return BigInt(requireWholeNumber(value, path, 1));
  if (value > 0n) return value;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/out-of-range',
    message: `expected 1 or more, got ${value}`,
    path,
  });
}

/** -1, 0 or 1 for less, equal or more. */
export function compareRatios(one: Ratio, other: Ratio): -1 | 0 | 1 {
  const left = one.above * other.below;
  const right = other.above * one.below;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
