import { countAtLeast } from '../../core/dice/countAtLeast';
import type { Dice } from '../../core/dice/dice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { isBelowHalfStrength, type Strength } from './isBelowHalfStrength';

/**
 * How Combat Attrition went.
 *
 * @since 0.1.0
 */
export interface CombatAttrition {
  /** How many models flee; which ones is their owner's choice. */
  readonly fled: number;
  /** Whether the unit was below half of its Starting Strength, and each roll got -1. */
  readonly belowHalfStrength: boolean;
}

/**
 * Rolls a D6 for each model that is left after the first has fled; each result of 1 makes one flee. Below half
 * strength each roll gets -1. No result goes below 1, so what is said of a 1 holds for all that would.
 *
 * @param facts - the models left after the first has fled, and the Starting Strength; `modifier` is what else
 *   modifies each roll, 0 when absent
 * @param dice - where the chance comes from
 * @param label - what the dice are rolled for
 * @returns how many flee
 * @throws {@link WargameError} `argument/…` for numbers that can't be
 * @rule OP-MORALE-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { combatAttrition } from 'wargame-rules/open-play';
 *
 * combatAttrition({ models: 4, startingStrength: 10 }, scriptedDice([2, 6, 1, 3]));
 * // => { fled: 2, belowHalfStrength: true }
 * ```
 */
export function combatAttrition(
  facts: Strength & { readonly modifier?: number },
  dice: Dice,
  label: string = 'Combat Attrition',
): CombatAttrition {
  const belowHalfStrength = isBelowHalfStrength(facts);
  const modifier = requireWholeNumber(facts.modifier ?? 0, 'modifier', Number.MIN_SAFE_INTEGER);
  const { models } = facts;
  if (models === 0) return { fled: 0, belowHalfStrength };
  const atLeast = 2 - modifier + (belowHalfStrength ? 1 : 0);
  const stayed = countAtLeast({ count: models, sides: 6, atLeast }, dice, label);
  return { fled: models - stayed, belowHalfStrength };
}
