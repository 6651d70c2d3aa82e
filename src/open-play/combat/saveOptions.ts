import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { WargameError } from '../../core/errors/wargameError';

/**
 * What decides about a saving throw before the die is rolled.
 *
 * @since 0.1.0
 */
export interface SaveFacts {
  /** The Save of the model: the least that saves. 7 or worse may still succeed through a bonus. Absent: it has none. */
  readonly save?: number;
  /** The Armour Penetration of the attack: 0 or negative. 0 when absent. */
  readonly ap?: number;
  /** Every other modifier of the Save, added up. 0 when absent. */
  readonly modifier?: number;
  /** Each invulnerable save of the model: the least that saves. */
  readonly invulnerableSaves?: readonly number[];
  /** Modifiers that are said to hold for invulnerable saves, added up. 0 when absent. */
  readonly invulnerableModifier?: number;
}

/**
 * A way to take a saving throw.
 *
 * @since 0.1.0
 */
export interface SaveOption {
  readonly kind: 'save' | 'invulnerable';
  /** The least total that saves. */
  readonly needed: number;
  /** What is added to the die. */
  readonly modifier: number;
}

/**
 * Lists the ways in which a model can take a saving throw: with its Save, or with one of its invulnerable saves,
 * which Armour Penetration never modifies.
 *
 * @param facts - the saves of the model and the modifiers
 * @returns the options, the Save first, then the invulnerable saves as listed
 * @throws {@link WargameError} `argument/…` for figures that can't be; `argument/out-of-range` for an AP above 0;
 *   `argument/missing` for a model with no save at all
 * @rule OP-SAVE-1, OP-SAVE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { saveOptions } from 'wargame-rules/open-play';
 *
 * saveOptions({ save: 3, ap: -2, invulnerableSaves: [4] });
 * // => [
 * //   { kind: 'save', needed: 3, modifier: -2 },
 * //   { kind: 'invulnerable', needed: 4, modifier: 0 },
 * // ]
 * ```
 */
export function saveOptions(facts: SaveFacts): readonly SaveOption[] {
  const { save, ap = 0, modifier = 0, invulnerableSaves = [], invulnerableModifier = 0 } = facts;
  requireWholeNumber(ap, 'ap', Number.MIN_SAFE_INTEGER, 0);
  requireWholeNumber(modifier, 'modifier', Number.MIN_SAFE_INTEGER);
  requireWholeNumber(invulnerableModifier, 'invulnerableModifier', Number.MIN_SAFE_INTEGER);
  const options: SaveOption[] = invulnerableSaves.map((needed, index) => ({
    kind: 'invulnerable',
    needed: requireWholeNumber(needed, `invulnerableSaves[${index}]`, 1),
    // Adding 0 turns -0, which JSON can't hold, into 0.
    modifier: invulnerableModifier + 0,
  }));
  if (save !== undefined) {
    const needed = requireWholeNumber(save, 'save', 1);
    options.unshift({ kind: 'save', needed, modifier: ap + modifier + 0 });
  }
  if (options.length === 0) {
    throw new WargameError<ArgumentErrorCode>({
      code: 'argument/missing',
      message: 'the model has neither a Save nor an invulnerable save: no throw is due',
      path: 'save',
    });
  }
  return options;
}
