import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { functionFault } from '../mission/functionFault';

/** Refuses what is no condition, or was not called. */
export function requireConditions(conditions: readonly unknown[], most: number): void {
  requireNone(
    conditions.flatMap((one, index): readonly Violation<ArgumentErrorCode>[] => {
      const message = functionFault(one, most);
      const path = `conditions[${index}]`;
      return message === undefined ? [] : [{ code: 'argument/unknown-value', message, path }];
    }),
  );
}
