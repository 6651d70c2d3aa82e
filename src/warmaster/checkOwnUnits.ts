import type { Refusals } from './decision';
import type { Rules } from './edition/rules';
import type { Side } from './rules/side';

/**
 * Refuses units that a player does not have. Nothing else is said of them: where an enemy counter lies, and
 * which, is nobody's business.
 */
export function checkOwnUnits(
  rules: Rules,
  side: Side,
  units: readonly { readonly id: string; readonly path: string }[],
  rule: string,
): Refusals {
  return units.flatMap(({ id, path }): Refusals => {
    const index = rules.indexOf.get(id);
    if (index === undefined)
      return [{ code: 'warmaster/unknown-unit', message: `there is no unit "${id}"`, rule, path }];
    if (rules.sides[index] === side) return [];
    return [{ code: 'warmaster/not-yours', message: `"${id}" is not a ${side} unit`, rule, path }];
  });
}
