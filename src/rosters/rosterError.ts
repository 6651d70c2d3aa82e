import type { Json } from '../core/errors/violation';
import { WargameError } from '../core/errors/wargameError';
import type { RosterErrorCode } from './rosterErrorCode';

/** The error for a roster that can't be read; `path` is left out where the fault has no place in the tree. */
export function rosterError(
  code: RosterErrorCode,
  message: string,
  path: string = '',
  facts?: { readonly [name: string]: Json },
): WargameError<RosterErrorCode> {
  return new WargameError<RosterErrorCode>({
    code,
    message,
    ...(path !== '' && { path }),
    ...(facts && { facts }),
  });
}
