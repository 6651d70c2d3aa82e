import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';

/**
 * What decides about a Morale test before the die is rolled.
 *
 * @since 0.1.0
 */
export interface MoraleFacts {
  /** The models of the unit that were destroyed this turn. */
  readonly destroyedThisTurn: number;
  /** The highest Leadership in the unit, with whatever modifies it. */
  readonly leadership: number;
  /** What is added to the die; 0 unless told. An unmodified 1 stays one. */
  readonly modifier?: number;
}

/**
 * How a Morale test went.
 *
 * @since 0.1.0
 */
export interface MoraleTest {
  /** The face, before anything is added. */
  readonly die: number;
  readonly total: number;
  readonly leadership: number;
  readonly passed: boolean;
}

/**
 * Takes a Morale test: a D6, its modifier and the models destroyed this turn must not exceed the Leadership. An unmodified 1
 * passes, whatever the total. When it is failed one model flees, which one is its owner's choice, and then
 * `combatAttrition` follows.
 *
 * @param facts - the losses of this turn, the Leadership and the modifier, whole numbers
 * @param dice - where the chance comes from
 * @param label - what the die is rolled for
 * @returns the die and what it comes to
 * @throws {@link WargameError} `argument/…` for numbers that can't be
 * @rule OP-MORALE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { moraleTest } from 'wargame-rules/open-play';
 *
 * moraleTest({ destroyedThisTurn: 3, leadership: 7 }, scriptedDice([5]));
 * // => { die: 5, total: 8, leadership: 7, passed: false }
 * ```
 */
export function moraleTest(facts: MoraleFacts, dice: Dice, label: string = 'Morale test'): MoraleTest {
  const destroyed = requireWholeNumber(facts.destroyedThisTurn, 'destroyedThisTurn');
  const leadership = requireWholeNumber(facts.leadership, 'leadership', Number.MIN_SAFE_INTEGER);
  const modifier = requireWholeNumber(facts.modifier ?? 0, 'modifier', Number.MIN_SAFE_INTEGER);
  const die = rollDie(6, dice, label);
  const total = die + modifier + destroyed;
  return { die, total, leadership, passed: die === 1 || total <= leadership };
}
