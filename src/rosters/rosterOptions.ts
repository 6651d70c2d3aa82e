import { requireWholeNumber } from '../core/errors/requireWholeNumber';
import { rosterError } from './rosterError';

/**
 * How a roster file is read.
 *
 * @since 0.1.0
 */
export interface RosterOptions {
  /** The most that the unpacked roster may measure, in bytes (for a string: in characters). 32 MiB if not given. */
  readonly maxBytes?: number;
}

/** The cap in bytes, checked. */
export function maxBytesOf(options: RosterOptions): number {
  return requireWholeNumber(options.maxBytes ?? 32 * 1024 * 1024, 'maxBytes', 1);
}

/** Refuses what is larger than the cap. */
export function requireSize(bytes: number, maxBytes: number): void {
  if (bytes <= maxBytes) return;
  throw rosterError('roster/too-large', `the roster is larger than ${maxBytes} bytes`, '', { maxBytes });
}
