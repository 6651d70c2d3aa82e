import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';

/** Refuses what is no share above 0 and up to a limit. */
export function requireShare(share: number, path: string, most: number): number {
  const isNumber = typeof share === 'number' && !Number.isNaN(share);
  if (isNumber && share > 0 && share <= most) return share;
  throw new WargameError<ArgumentErrorCode>({
    code: isNumber ? 'argument/out-of-range' : 'argument/not-a-number',
    message: `expected a share above 0 and up to ${most}`,
    path,
    facts: { most },
  });
}
