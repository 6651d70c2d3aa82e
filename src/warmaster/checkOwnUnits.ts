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
  const refusals: Refusals[number][] = [];
  for (const { id, path } of units) {
    const index = rules.indexOf.get(id);
    if (index === undefined)
      refusals.push({ code: 'warmaster/unknown-unit', message: `there is no unit "${id}"`, rule, path });
    else if (rules.sides[index] !== side)
      refusals.push({ code: 'warmaster/not-yours', message: `"${id}" is no ${side} unit`, rule, path });
  }
  return refusals;
}
