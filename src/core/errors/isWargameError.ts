import type { WargameError } from './wargameError';

/**
 * Tells whether something thrown is this library's error, whichever copy of the package threw it.
 *
 * @param error - anything caught
 * @returns whether it is a {@link WargameError}
 * @since 0.1.0
 * @example
 * ```ts
 * import { isWargameError } from 'wargame-rules';
 *
 * isWargameError(new Error('another')); // => false
 * ```
 */
export function isWargameError(error: unknown): error is WargameError {
  return error instanceof Error && error.name === 'WargameError' && 'violations' in error;
}
