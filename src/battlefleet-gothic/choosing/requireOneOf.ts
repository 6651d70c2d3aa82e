import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';

/** Refuses what is none of the values known. */
export function requireOneOf<T extends string>(value: T, known: readonly T[], path: string): T {
  if (known.includes(value)) return value;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/unknown-value',
    message: `expected ${known.join(', ')}, got ${typeof value === 'string' ? `"${value}"` : typeof value}`,
    path,
  });
}
