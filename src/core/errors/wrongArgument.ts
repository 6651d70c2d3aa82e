import type { ArgumentErrorCode } from './argumentErrorCode';
import { WargameError } from './wargameError';

/** The fault of an argument that was left out, or is something else altogether. */
export function wrongArgument(path: string, expected: string): WargameError<ArgumentErrorCode> {
  return new WargameError<ArgumentErrorCode>({
    code: 'argument/missing',
    message: `expected ${expected}`,
    path,
  });
}
