import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';
import { ROLES, type Role } from './role';

/** Refuses what is neither side. */
export function requireRole(role: Role, path: string): Role {
  if (ROLES.includes(role)) return role;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/unknown-value',
    message: 'expected attacker or defender',
    path,
  });
}
