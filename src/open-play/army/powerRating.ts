import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { WargameError } from '../../core/errors/wargameError';
import type { ArmyErrorCode } from './armyErrorCode';

/**
 * Sizes of a unit that have the same Power Rating: from so many models to so many, both included.
 *
 * @since 0.1.0
 */
export interface UnitSizes {
  readonly from: number;
  readonly to: number;
  readonly powerRating: number;
}

/**
 * The Power Rating of a unit with so many models, by the steps of its datasheet, with what its options add. A unit
 * that is understrength, smaller than the least that the datasheet allows, has the rating of that least.
 *
 * @param sizes - the sizes that the datasheet allows, ascending; sizes between two steps are not allowed
 * @param models - how many models the unit starts with; losses in battle change nothing
 * @param options - what each option of the unit adds
 * @returns the Power Rating
 * @throws {@link WargameError} `army/no-such-size` for more models than the last step holds, or a number between
 *   two; `army/bad-sizes` for a step that is reversed or does not begin above the one before; `argument/…` for
 *   figures that are no whole numbers
 * @rule OP-POWER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { powerRating } from 'wargame-rules/open-play';
 *
 * const squad = [
 *   { from: 5, to: 5, powerRating: 5 },
 *   { from: 6, to: 10, powerRating: 10 },
 * ];
 * powerRating(squad, 6, [1]); // => 11
 * powerRating(squad, 3); // => 5
 * powerRating(squad, 11); // => throws army/no-such-size
 * ```
 */
export function powerRating(
  sizes: readonly UnitSizes[],
  models: number,
  options: readonly number[] = [],
): number {
  sizes.forEach((_, index) => {
    requireSizes(sizes, index);
  });
  requireWholeNumber(models, 'models', 1);
  const step = sizes.find(({ from, to }, index) => (index === 0 || from <= models) && models <= to);
  if (!step) throw fault('army/no-such-size', `there is no unit of ${models}`, 'models');
  return options.reduce(
    (sum, added, index) => sum + requireWholeNumber(added, `options[${index}]`),
    step.powerRating,
  );
}

function requireSizes(sizes: readonly UnitSizes[], index: number): void {
  const path = `sizes[${index}]`;
  const { from, to, powerRating } = sizes[index] as UnitSizes;
  requireWholeNumber(from, `${path}.from`, 1);
  requireWholeNumber(to, `${path}.to`, 1);
  requireWholeNumber(powerRating, `${path}.powerRating`);
  if (from > to) throw fault('army/bad-sizes', `${from} is above ${to}`, path);
  const before = sizes[index - 1];
  if (before && from <= before.to) {
    throw fault('army/bad-sizes', `${from} is not above the ${before.to} of the step before`, path);
  }
}

function fault(code: ArmyErrorCode, message: string, path: string): WargameError<ArmyErrorCode> {
  return new WargameError({ code, message, rule: 'OP-POWER-1', path });
}
