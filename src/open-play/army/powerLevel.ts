import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * The Power Level of an army: the sum of its units' Power Ratings, each with what extra models and options add.
 *
 * @param units - units with their Power Ratings, whole numbers from 0
 * @returns the Power Level
 * @throws {@link WargameError} `argument/not-a-whole-number` or `argument/out-of-range`, naming the unit by place
 * @rule OP-POWER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { powerLevel } from 'wargame-rules/open-play';
 *
 * powerLevel([{ powerRating: 7 }, { powerRating: 4 }]); // => 11
 * ```
 */
export function powerLevel(units: readonly { readonly powerRating: number }[]): number {
  return units.reduce(
    (sum, { powerRating }, index) => sum + requireWholeNumber(powerRating, `units[${index}].powerRating`),
    0,
  );
}
