import type { Violation } from '../../core/errors/violation';
import type { BattleErrorCode } from './battleErrorCode';

export type BattleViolation = Violation<BattleErrorCode>;

/** A reason why something can't have happened, with what the place and the clause add to it. */
export function battleFault(
  code: BattleErrorCode,
  message: string,
  more: Omit<BattleViolation, 'code' | 'message'> = {},
): BattleViolation {
  return { code, message, ...more };
}
