import { seedState } from '../dice/seedState';
import { resultKey } from '../odds/resultKey';
import type { GameTypes } from './game';
import type { Correction } from './matchRecord';

/**
 * Sixteen hexadecimal digits for some plain JSON, whatever its key order. It finds mistakes and careless
 * tampering; whoever can run this function can also make another fit.
 */
export function checksum(...values: readonly unknown[]): string {
  const [one, two] = seedState(String(resultKey(values)));
  return [one, two].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The checksum of a correction, made of the one before it too. */
export function correctionChecksum<Types extends GameTypes>(
  before: string,
  { step, agreed, action, was }: Omit<Correction<Types>, 'checksum'>,
): string {
  return checksum(before, step, agreed, action ?? null, was);
}
