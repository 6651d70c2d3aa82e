import type { Violation } from '../../core/errors/violation';
import type { BattlePartErrorCode } from './battlePartErrorCode';

export type BattlePartViolation = Violation<BattlePartErrorCode>;

/** A reason why a part refuses something; all of the kit's parts are the library's own design. */
export function partFault(
  code: BattlePartErrorCode,
  message: string,
  more: Omit<BattlePartViolation, 'code' | 'message' | 'rule'> = {},
): BattlePartViolation {
  return { code, message, rule: 'OP-IDEAS', ...more };
}
