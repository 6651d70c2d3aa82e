import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { WargameError } from '../../core/errors/wargameError';
import { bestSave } from './bestSave';
import { type SaveFacts, type SaveOption, saveOptions } from './saveOptions';

/**
 * How a saving throw went.
 *
 * @since 0.1.0
 */
export interface SavingThrow {
  /** The face, before any modifier. */
  readonly die: number;
  readonly total: number;
  readonly needed: number;
  readonly passed: boolean;
  /** Which save was taken. */
  readonly used: SaveOption['kind'];
}

/**
 * Takes a saving throw: a D6 and the modifiers must reach the save. An unmodified 1 fails, whatever the modifiers.
 *
 * @param facts - the saves of the model and the modifiers; `using` is the player's choice among `saveOptions`,
 *   and {@link bestSave} when absent
 * @param dice - where the chance comes from
 * @param label - what the die is rolled for
 * @returns the die and what it comes to
 * @throws {@link WargameError} as `saveOptions`; `argument/unknown-value` when `using` is none of them
 * @rule OP-SAVE-1, OP-SAVE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { savingThrow } from 'wargame-rules/open-play';
 *
 * savingThrow({ save: 3, ap: -1, invulnerableSaves: [5] }, scriptedDice([4]));
 * // => { die: 4, total: 3, needed: 3, passed: true, used: 'save' }
 * ```
 */
export function savingThrow(
  facts: SaveFacts & { readonly using?: SaveOption },
  dice: Dice,
  label: string = 'Saving throw',
): SavingThrow {
  const { kind, needed, modifier } = facts.using ? chosen(facts, facts.using) : bestSave(facts);
  const die = rollDie(6, dice, label);
  const total = die + modifier;
  return { die, total, needed, passed: die !== 1 && total >= needed, used: kind };
}

function chosen(facts: SaveFacts, using: SaveOption): SaveOption {
  const found = saveOptions(facts).find(
    ({ kind, needed, modifier }) =>
      kind === using.kind && needed === using.needed && modifier === using.modifier,
  );
  if (found) return found;
  throw new WargameError<ArgumentErrorCode>({
    code: 'argument/unknown-value',
    message: 'the model has no such save',
    rule: 'OP-SAVE-2',
    path: 'using',
  });
}
