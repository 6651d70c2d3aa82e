import type { Violation } from '../errors/violation';
import type { PartErrorCode } from './partErrorCode';

/**
 * Lists why parts can't be used together: each needs an id of its own.
 *
 * @param parts - the parts of a mission
 * @returns every reason; empty when they can
 * @since 0.1.0
 * @example
 * ```ts
 * import { checkParts } from 'wargame-rules';
 *
 * checkParts([{ id: 'ritual' }, { id: 'relics' }]); // => []
 * checkParts([{ id: 'ritual' }, { id: 'ritual' }]).map(({ code, path }) => [code, path]);
 * // => [['part/duplicate-id', 'parts[1].id']]
 * ```
 */
export function checkParts(parts: readonly { readonly id: string }[]): readonly Violation<PartErrorCode>[] {
  const ids: readonly unknown[] = parts.map(({ id }) => id);
  return ids.flatMap((id, index): readonly Violation<PartErrorCode>[] => {
    const path = `parts[${index}].id`;
    if (typeof id !== 'string' || id === '' || id === '__proto__') {
      return [{ code: 'part/bad-id', message: 'expected a name', path }];
    }
    if (ids.indexOf(id) === index) return [];
    return [{ code: 'part/duplicate-id', message: `another part is called "${id}"`, path, facts: { id } }];
  });
}
